"""
Makes Orca a part of a test, without audio: what it says goes to standard output as JSON, one phrase a line, and commands
come from standard input. `read` reads the document, and `read main` its main landmark; each command ends with a line
`null`, once Orca has nothing more to say.
"""

import json
import sys
import time
from itertools import groupby, takewhile

import pyatspi
from gi.repository import Atspi, GLib
from orca import event_manager, orca_state, settings, speech

# Seconds without an event of accessibility after which Orca has said everything.
QUIET = 0.4

# milliseconds after which a browser counts as hung, also while it starts
Atspi.set_timeout(60_000, 60_000)
settings.enableKeyEcho = False
settings.enableBraille = False
settings.enableSound = False
# a document is read on command, once its code has rendered it
settings.sayAllOnLoad = False

manager = event_manager.getManager()
enqueue = manager._enqueue
last_event = 0.0
part_to_read = None


def write(value):
    print(json.dumps(value), flush=True)


def note_event(event):
    global last_event
    last_event = time.monotonic()
    enqueue(event)


def say_all(contexts, _on_progress):
    read = takewhile(lambda part: pyatspi.findAncestor(part[0].obj, lambda obj: obj == part_to_read), contexts)
    # what is said of one content is one phrase
    for _content, parts in groupby(read, lambda part: (part[0].obj, part[0].startOffset, part[0].endOffset)):
        write(", ".join(context.utterance.strip() for context, _voice in parts))


manager._enqueue = note_event
speech.init = lambda: None
speech.sayAll = say_all
speech._speak = lambda text, _voice, _interrupt: write(text)
speech.speakCharacter = lambda character, acss=None: write(character)


def read_document(is_main):
    global part_to_read
    script = orca_state.activeScript
    script.utilities.clearCachedObjects()
    # without a window manager, Chromium's first window stays the active one
    part_to_read = script.utilities.getDocumentForObject(orca_state.locusOfFocus) or script.utilities.activeDocument()
    if is_main:
        part_to_read = pyatspi.findDescendant(part_to_read, script.utilities.isLandmarkMain)
    script.sayAll(None, *script.utilities.findFirstCaretContext(part_to_read, 0))
    script._inSayAll = False


def end_when_quiet():
    if not manager._eventQueue.empty() or time.monotonic() - last_event < QUIET:
        return True
    write(None)
    return False


def on_command(_channel, _condition):
    global last_event
    command = sys.stdin.readline().strip()
    if not command:
        return False
    if command.startswith("read"):
        try:
            read_document(command == "read main")
        except Exception as error:
            print(error, flush=True)
    last_event = time.monotonic()
    GLib.timeout_add(50, end_when_quiet)
    return True


GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN, on_command)
