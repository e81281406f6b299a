"""The commands ``rostra help``, ``doctor`` and ``completion``."""

import json
from typing import Annotated, Any, Literal

import typer
from typer.completion import shell_complete

from rostra.terminal import pages
from rostra.terminal.arguments import BadInput, Language, texts_of
from rostra.terminal.screen import Screen

VARIABLE = "_ROSTRA_COMPLETE"
"""By this variable the shell asks ``rostra`` what can come next; the name is typer's."""


def _topics(incomplete: str) -> list[str]:
    return [topic for topic in pages.topics() if topic.startswith(incomplete)]


Topic = Annotated[str | None, typer.Argument(help="help-topic", show_default=False, autocompletion=_topics)]
Shell = Annotated[Literal["bash", "zsh", "fish"], typer.Argument(help="help-shell")]
AsJson = Annotated[bool, typer.Option("--json", help="help-doctor-json")]


def add_to(app: typer.Typer) -> None:
    app.command("help", help="help-help")(_help)
    app.command("doctor", help="help-doctor")(_doctor)
    app.command("completion", help="help-completion")(_completion)


def _help(context: typer.Context, topic: Topic = None, language: Language = None) -> None:
    """A page. A command that has no page shows its own help."""
    say = texts_of(context, language)
    there = pages.topics()
    commands: Any = context.find_root().command
    if topic is None:
        screen = Screen()
        screen.say(say.say("help-topics"))
        for name, page in there.items():
            screen.say(f"  {name:<16} {pages.heading(page)}")
    elif topic in there:
        pages.show(there[topic])
    elif topic in commands.commands:
        root = context.find_root()
        commands.commands[topic].main([*_asked_in(language), "--help"], prog_name=f"{root.info_name} {topic}", obj=say)
    else:
        near = [name for name in there if topic in name] or [*there]
        raise BadInput(say.say("error-topic", value=topic, known=", ".join(near)))


def _asked_in(language: str | None) -> list[str]:
    return [] if language is None else [f"--language={language}"]


def _doctor(context: typer.Context, as_json: AsJson = False, language: Language = None) -> None:
    from rostra.terminal import doctor  # with the server's parts, which take a while to load

    say = texts_of(context, language)
    findings = doctor.examine(say)
    if as_json:
        typer.echo(json.dumps(doctor.as_json(findings), ensure_ascii=False, indent=2))
    else:
        doctor.show(Screen(), say, findings)
    if any(one.state == "broken" for one in findings):
        raise typer.Exit(1)


def _completion(context: typer.Context, shell: Shell, language: Language = None) -> None:
    texts_of(context, language)
    root = context.find_root()
    shell_complete(root.command, {}, "rostra", VARIABLE, f"source_{shell}")
