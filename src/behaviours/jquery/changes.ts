import type { JQuery } from './bridge';

/** As much of jQuery as is used. */
interface Listening {
	on: (
		events: string,
		handler: ( event: {
			readonly originalEvent?: Event;
			readonly target: EventTarget;
		} ) => void
	) => unknown;
}

/**
 * Hears changes of fields that a script makes by jQuery alone, as every menu does
 * that such a script draws over a select: the browser knows nothing of them.
 *
 * @param selector Of the fields, in the browser's words: jQuery does not know all of them.
 * @param heard    Hears of each change that was no event of the browser's.
 */
export const hearChanges = (
	selector: string,
	heard: ( field: HTMLElement ) => void
): void => {
	const { jQuery } = window as { jQuery?: JQuery };
	( jQuery?.( document.body ) as Listening | undefined )?.on(
		'change',
		( { originalEvent, target } ) => {
			if (
				! originalEvent &&
				target instanceof HTMLElement &&
				target.matches( selector )
			) {
				heard( target );
			}
		}
	);
};
