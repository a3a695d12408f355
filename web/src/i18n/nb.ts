import app from "@words/nb/app.ftl?raw";
import game from "@words/nb/game.ftl?raw";
import together from "@words/nb/together.ftl?raw";

export default game + app + together;
