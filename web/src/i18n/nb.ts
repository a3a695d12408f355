import app from "@words/nb/app.ftl?raw";
import game from "@words/nb/game.ftl?raw";

export default game + app;
