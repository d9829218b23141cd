/** Marks the history entry of an open quick view. */
const KEY = 'vitrineQuickView';

const isOurs = () =>
	KEY in ( ( window.history.state ?? {} ) as Record< string, unknown > );

/** Settles when the last entry is left: browsers go back in their own time. */
let left: Promise< void > = Promise.resolve();

/** Counts the dialogs that were opened: of those that wait, the last one counts. */
let turns = 0;

const goBack = () => {
	left = new Promise( ( resolve ) => {
		window.addEventListener( 'popstate', () => resolve(), { once: true } );
	} );
	window.history.back();
};

/**
 * Makes the browser's Back close a dialog, and a dialog that is closed otherwise
 * leave no entry behind.
 */
export const closeByBack = async (
	dialog: HTMLDialogElement
): Promise< void > => {
	const { history } = window;
	const turn = ++turns;
	// The Back of the dialog before must not close this one.
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
