"""The command ``rostra``. Thin: what it does is in terminal/, what it says in locales/."""

import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import rostra
from rostra import bots, record, texts
from rostra.arena.processes import WorkerDied
from rostra.bots.bot import MOST
from rostra.file_lock import InUse
from rostra.record import Record
from rostra.terminal import arena_commands, help_commands, records, report, saved_games, simulate
from rostra.terminal import play as playing
from rostra.terminal.arguments import (
    BadInput,
    GameName,
    Language,
    Options,
    bots_for,
    known_titles,
    load,
    seat_of,
    texts_of,
)
from rostra.terminal.db_commands import db_app
from rostra.terminal.host_commands import Database, config_of, host_app, host_errors
from rostra.terminal.screen import Screen, be_lenient, progress
from rostra.texts import Texts

# Help texts stand here as message ids. main() puts words for them, once it knows the language.
app = typer.Typer(
    help="help-rostra",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
record_app = typer.Typer(help="help-record", no_args_is_help=True)
app.add_typer(record_app, name="record")
app.add_typer(db_app, name="db")
app.add_typer(host_app, name="host")
arena_commands.add_to(app)
help_commands.add_to(app)


def main(arguments: Sequence[str] | None = None) -> None:
    be_lenient()
    given = list(sys.argv[1:] if arguments is None else arguments)
    say = _texts_for(given)
    command = command_line()
    known = {"help-language": ", ".join(texts.languages())}
    if not given or "--help" in given:  # only then are all titles loaded
        known |= known_titles(say)
    _word_help(say, command, known)
    try:
        command(args=given, prog_name="rostra", obj=say)
    except BadInput as wrong:
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"rostra: {wrong}", markup=False)
        sys.exit(2)


def command_line() -> Any:
    """All commands. Completion is a command of ours: typer's options for it would write into the shell's own files."""
    command = typer.main.get_command(app)
    command.params = [param for param in command.params if not str(param.name).endswith("_completion")]
    return command


def _texts_for(arguments: Sequence[str]) -> Texts:
    """Texts for what is said before the arguments are parsed: help, and what is wrong with them."""
    for argument, following in zip(arguments, [*arguments[1:], ""]):
        name, equals, value = argument.partition("=")
        if name == "--language":
            try:
                return Texts(texts.choose(value if equals else following))
            except ValueError:
                break  # the command itself will say so
    return Texts(texts.choose())


def _word_help(say: Texts, command: Any, known: Mapping[str, str]) -> None:
    """Put words in place of the message ids in the help of a command, its options and its subcommands."""
    for part in (command, *command.params):
        message = getattr(part, "help", None)
        if message and message.startswith("help-"):
            part.help = say.say(message, known=known.get(message, ""))
    for subcommand in getattr(command, "commands", {}).values():
        _word_help(say, subcommand, known)


def _version(context: typer.Context, asked: bool) -> None:
    if asked:
        message = "version-compiled" if rostra.compiled() else "version-plain"
        typer.echo(context.obj.say(message, version=rostra.__version__))
        raise typer.Exit


@app.callback()
def _rostra(
    context: typer.Context,
    language: Language = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")] = False,
) -> None:
    texts_of(context, language)  # before the command as well as after it: here it is only checked


@app.command("serve", help="help-serve")
def _serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="help-host", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="help-port", show_default="8000")] = None,
    database: Database = None,
    bus: Annotated[str | None, typer.Option(help="help-bus", show_default=False)] = None,
    workers: Annotated[int | None, typer.Option(help="help-workers", show_default="1")] = None,
    thinkers: Annotated[int | None, typer.Option(help="help-thinkers", show_default="1")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    browser: Annotated[bool, typer.Option("--browser", hidden=True)] = False,  # what it was called first
    language: Language = None,
) -> None:
    from rostra.terminal import host as hosting  # the server's parts take a while to load, and only it needs them

    say = texts_of(context, language)
    flags = {"host": host, "port": port, "database": database, "bus": bus, "workers": workers, "thinkers": thinkers}
    with host_errors():
        hosting.serve(say, config_of(**flags), open_page or browser)


@app.command("simulate", help="help-simulate")
def _simulate(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST, help="help-games")] = 10000,
    seed: Annotated[int, typer.Option(help="help-seed-simulate")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="help-jobs")] = 1,
    save: Annotated[Path | None, typer.Option(help="help-save-simulate", metavar="DIR")] = None,
    players: Annotated[str, typer.Option("--bots", help="help-bots")] = "random",
    option: Options = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    loaded = load(say, game, option)
    names = tuple(bots_for(say, game, loaded.seats, players))
    if save is not None:
        with _folder_errors(say, save):
            save.mkdir(parents=True, exist_ok=True)
    job = simulate.Job(game, loaded.options, names, seed, save)
    screen = Screen()
    total = simulate.Tally()
    began = time.monotonic()
    interrupted = died = False
    try:
        with _folder_errors(say, save), progress() as bar:
            task = bar.add_task(say.say("simulate-progress"), total=games)
            for tally in simulate.run(job, games, jobs):
                total.merge(tally)
                bar.update(task, completed=total.games)
    except KeyboardInterrupt:
        interrupted = True
    except bots.Failed as failed:
        raise BadInput(say.say("error-bot-failed", why=str(failed))) from None
    except WorkerDied:
        died = True
    if total.games:
        report.show(screen, say.of(game), total, loaded.seats, names)
    if save is not None:
        screen.say(say.say("simulate-saved", folder=str(save)))
    # not on standard output: that is the same for the same seed
    typer.echo(say.say("simulate-time", games=total.games, seconds=round(time.monotonic() - began, 1)), err=True)
    if interrupted:
        typer.echo(say.say("simulate-interrupted", games=total.games, wanted=games), err=True)
        raise typer.Exit(130)
    if died:
        raise BadInput(say.say("error-simulate-died", games=total.games, wanted=games))


@contextmanager
def _folder_errors(say: Texts, folder: Path | None) -> Iterator[None]:
    """An error of the folder that is written to, in words. Without a folder it is somebody else's error."""
    try:
        yield
    except OSError as wrong:
        if folder is None:
            raise
        raise BadInput(say.say("error-folder", file=str(folder), why=wrong.strerror or str(wrong))) from None


@record_app.command("check", help="help-check")
def _check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-check-files", show_default=False)],
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    if not records.check(Screen(), say, files):
        raise typer.Exit(1)


@record_app.command("show", help="help-show")
def _show(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-show-file", show_default=False)],
    at: Annotated[int | None, typer.Option(help="help-at", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(help="help-seat-show", show_default=False)] = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    try:
        game_record = saved_games.read(file)
    except (ValueError, OSError) as wrong:
        raise BadInput(say.say("record-bad", file=str(file), why=records.why_bad(say, wrong))) from None
    if at is None:
        at = len(game_record.lines)
    if not 0 <= at <= len(game_record.lines):
        raise BadInput(say.say("error-at", value=str(at), most=len(game_record.lines)))
    if seat is not None:
        seat_of(say, list(dict.fromkeys((*game_record.seats, *record.replay(game_record, at).seats))), seat)
    records.show(Screen(), say, game_record, at, seat)


@app.command("play", help="help-play")
def _play(
    context: typer.Context,
    game: GameName,
    bot: Annotated[str | None, typer.Option(help="help-bot", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(help="help-seat", show_default=False)] = None,
    option: Options = None,
    language: Language = None,
    seed: Annotated[int | None, typer.Option(help="help-seed", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
    save: Annotated[Path | None, typer.Option(help="help-save", metavar="FILE")] = None,
) -> None:
    say = texts_of(context, language)
    loaded = load(say, game, option)
    screen = Screen()
    if resume:
        if bot is not None or seat is not None or option:
            raise BadInput(say.say("error-resume-with"))
        file = _unfinished(say, game)
    else:
        humans = [seat_of(say, loaded.seats, name) for name in (seat or loaded.seats[0]).split(",")]
        players = _players(say, game, loaded.seats, humans, bot or bots.level(game, bots.COMPANION))
        file = saved_games.new_file(game)
        if saved_games.unfinished(game):
            screen.say(say.say("play-unfinished", game=game), "dim")
    try:
        with saved_games.locked(file):
            # read only now that no other process can write it
            game_record = (
                _seeded(say, saved_games.read(file), seed) if resume else Record.of(loaded, players, [], seed=seed)
            )
            files = [file] if save is None else [file, _copy(say, save, game_record)]
            _run(screen, say, game_record, files)
    except InUse as use:
        raise BadInput(say.say("error-in-use", file=str(file), process=use.process)) from None
    except OSError as wrong:
        raise BadInput(say.say("error-save", file=str(file), why=wrong.strerror or str(wrong))) from None


def _players(say: Texts, game: str, seats: Sequence[str], humans: Sequence[int], names: str) -> list[str]:
    """Who plays which seat: people, and bots in the order of the seats that are left."""
    left = bots_for(say, game, [seat for at, seat in enumerate(seats) if at not in humans], names)
    return [playing.HUMAN if at in humans else left.pop(0) for at in range(len(seats))]


def _seeded(say: Texts, game_record: Record, seed: int | None) -> Record:
    """The resumed game with its seed: the one it was begun with, if it has one."""
    if seed is None or seed == game_record.seed:
        return game_record
    if game_record.seed is not None:
        raise BadInput(say.say("error-resume-seed", value=str(seed), right=str(game_record.seed)))
    return replace(game_record, seed=seed)


def _unfinished(say: Texts, game: str) -> Path:
    """The unfinished game played last, of those that can be read and have a person in them."""
    for file in saved_games.unfinished(game):
        try:
            game_record = saved_games.read(file)
        except (ValueError, OSError) as wrong:
            typer.echo(say.say("record-bad", file=str(file), why=records.why_bad(say, wrong)), err=True)
            continue
        names = list(game_record.seats.values())
        if playing.HUMAN in names and all(name == playing.HUMAN or bots.has(game, name) for name in names):
            return file
    raise BadInput(say.say("error-nothing-to-resume", folder=str(saved_games.folder()), game=game))


def _copy(say: Texts, path: Path, game_record: Record) -> Path:
    """Where else the record goes. A file that exists must be an earlier stage of the same game."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadInput(say.say("error-save-place", file=str(path)))
    if path.exists():
        try:
            there = saved_games.read(path)
        except (ValueError, OSError):
            raise BadInput(say.say("error-save-exists", file=str(path))) from None
        same = (there.game, there.options, there.seats) == (game_record.game, game_record.options, game_record.seats)
        if not game_record.lines or not same or there.lines != game_record.lines[: len(there.lines)]:
            raise BadInput(say.say("error-save-exists", file=str(path)))
    return path


def _with_counts(say: Texts, names: Sequence[str]) -> str:
    """``3 x random``: names with how often they come."""
    return ", ".join(say.say("heap", n=n, name=name) if n > 1 else name for name, n in Counter(names).items())


def _bot(say: Texts, game: str, name: str) -> bots.Bot:
    try:
        return bots.load(game, name)
    except bots.Failed as wrong:
        raise BadInput(say.say("error-bot-failed", why=str(wrong))) from None


def _run(screen: Screen, say: Texts, game_record: Record, files: Sequence[Path]) -> None:
    stand_in = bots.level(game_record.game, "miles")

    def failed(why: bots.Failed) -> None:
        screen.say(say.say("play-bot-failed", why=str(why), bot=stand_in), "red")

    players = list(game_record.seats.values())
    humans = [seat for seat, player in zip(game_record.seats, players) if player == playing.HUMAN]
    others = _with_counts(say, [player for player in players if player != playing.HUMAN])
    opponents = {
        seat: playing.by_bot(
            _bot(say, game_record.game, player), failed, bots.load(game_record.game, stand_in), game_record.seed
        )
        for seat, player in enumerate(players)
        if player != playing.HUMAN
    }
    say = say.of(game_record.game)
    called = say.title(game_record.game)
    if len(humans) == 1:
        screen.say(say.say("play-hello", game=called, seat=humans[0], player=others), "bold")
    else:
        people = ", ".join(say.name("seat", seat) for seat in humans)
        bots_there = others or say.say("nothing")
        screen.say(say.say("play-hello-people", game=called, people=people, player=bots_there), "bold")
    screen.say(say.say("play-how"))
    try:
        playing.GameAtKeyboard(screen, say, game_record, opponents, playing.Chance(game_record.seed), files).run()
    except (playing.Quit, KeyboardInterrupt, EOFError) as end:
        screen.say()
        screen.say(say.say("play-saved", file=str(files[0]), game=game_record.game))
        raise typer.Exit(0 if isinstance(end, playing.Quit) else 130) from None
    screen.say(say.say("play-record", file=str(files[-1])))


if __name__ == "__main__":
    main()
