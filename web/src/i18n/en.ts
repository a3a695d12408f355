import app from "@words/en/app.ftl?raw";
import game from "@words/en/game.ftl?raw";
import together from "@words/en/together.ftl?raw";

export default game + app + together;
