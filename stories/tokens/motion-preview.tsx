import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ownName, tokenVariable } from "./token-group.ts";

/** A mark that moves to the other side with a token's duration or easing. */
export function MotionPreview({ name, duration, easing }: { name: string; duration: string; easing: string }) {
  const [isMoved, setMoved] = useState(false);
  const style = {
    transitionDuration: tokenVariable(duration),
    transitionTimingFunction: tokenVariable(easing),
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="compact" variant="secondary" onClick={() => setMoved(!isMoved)}>
        Play {ownName(name)}
      </Button>
      <div aria-hidden="true" className="relative h-4 w-32 border-b-thick border-control">
        <div
          className={`absolute top-0 h-4 w-4 bg-accent transition-transform ${isMoved ? "translate-x-24" : ""}`}
          style={style}
        />
      </div>
    </div>
  );
}
