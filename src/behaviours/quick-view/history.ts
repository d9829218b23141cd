/** What tells our entry of the history from others. */
const KEY = 'vitrineQuickView';

const isOurs = () =>
	KEY in ( ( window.history.state ?? {} ) as Record< string, unknown > );

/**
 * Makes the browser's Back close a dialog, and a dialog that is closed otherwise
 * leave no entry behind.
 *
 * @param dialog Is open.
 */
export const closeByBack = ( dialog: HTMLDialogElement ): void => {
	const { history } = window;
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
				history.back();
			}
		},
		{ signal }
	);
};
