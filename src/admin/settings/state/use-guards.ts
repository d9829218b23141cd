import { useEffect } from '@wordpress/element';

/**
 * Has the browser ask before a page is left on which something is not saved.
 *
 * @param isDirty Whether something is.
 */
export const useLeaveGuard = ( isDirty: boolean ) => {
	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isDirty ] );
};

/**
 * Saves by Ctrl and S, or Cmd and S, in place of the page's own text.
 *
 * @param save What is to be done.
 */
export const useSaveKeys = ( save: () => void ) => {
	useEffect( () => {
		const listen = ( event: KeyboardEvent ) => {
			if (
				( event.ctrlKey || event.metaKey ) &&
				! event.shiftKey &&
				! event.altKey &&
				event.key.toLowerCase() === 's'
			) {
				event.preventDefault();
				save();
			}
		};
		window.addEventListener( 'keydown', listen );
		return () => window.removeEventListener( 'keydown', listen );
	}, [ save ] );
};
