/** Key that marks the history entry of an open quick view. */
const KEY = 'vitrineQuickView';

const isOurs = () =>
	KEY in ( ( window.history.state ?? {} ) as Record< string, unknown > );

/** Resolves when the last entry was left: `history.back()` is asynchronous. */
let left: Promise< void > = Promise.resolve();

/** Counts openings, to let only the latest one continue. */
let turns = 0;

const goBack = () => {
	left = new Promise( ( resolve ) => {
		window.addEventListener( 'popstate', () => resolve(), { once: true } );
	} );
	window.history.back();
};

/**
 * Closes the dialog on the browser's Back, and removes the history entry when
 * it closes otherwise.
 */
export const closeByBack = async (
	dialog: HTMLDialogElement
): Promise< void > => {
	const { history } = window;
	const turn = ++turns;
	// A pending Back of the previous dialog must not close this one.
	await left;
	if ( ! dialog.open || turn !== turns ) {
		return;
	}
	if ( ! isOurs() ) {
		history.pushState( { ...history.state, [ KEY ]: true }, '' );
	}
	const listening = new AbortController();
	const { signal } = listening;
	window.addEventListener( 'popstate', () => dialog.close(), { signal } );
	dialog.addEventListener(
		'close',
		() => {
			listening.abort();
			if ( isOurs() ) {
				goBack();
			}
		},
		{ signal }
	);
};
