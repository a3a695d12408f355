import app from "@words/en/app.ftl?raw";
import game from "@words/en/game.ftl?raw";

export default game + app;
