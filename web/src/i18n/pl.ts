import app from "@words/pl/app.ftl?raw";
import game from "@words/pl/game.ftl?raw";
import together from "@words/pl/together.ftl?raw";

export default game + app + together;
