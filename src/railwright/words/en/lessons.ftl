# The pages of lessons; what their steps say is in rules.ftl and in the words of the games.

lessons-lead = Learn a board by playing on it: you make the moves, and each is explained when it comes up.
lesson-whole = All of it
lesson-whole-about = from the first ticket to the final score, about 10 minutes
lesson-special = What differs
lesson-special-about = if you know another board, 1 to 2 minutes
lesson-go-on = Continue
lesson-done = Completed
lesson-at = step { $n } of { $of }
lesson-next = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-task = Your move
lesson-goes-on = The game goes on…
lesson-read-on = Back to your move
lesson-changed = This lesson has changed since you began it. You can begin it again, or play on here against the bot.
lesson-close-title = Now you know how to play
lesson-close = The best way to learn more is a game. The rules are always at hand: the book at the table has them on one card.
lesson-close-special-title = That is what differs
lesson-close-special = You can play on from here against the bot, or start a game of your own.
lesson-close-play = Start a game
lesson-close-all = All lessons

refusal-LESSON = the rules allow it, but this step of the lesson asks for something else
refusal-NO_LESSON = there is no lesson for this game
refusal-LESSON_UNDO = nothing is taken back in a lesson
