import app from "@words/pl/app.ftl?raw";
import game from "@words/pl/game.ftl?raw";

export default game + app;
