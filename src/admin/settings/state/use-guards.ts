import { useEffect } from '@wordpress/element';

/**
 * Lets the browser warn about unsaved changes before the page is left.
 *
 * @param isDirty Whether there are unsaved changes.
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
 * Saves with Ctrl+S or Cmd+S instead of the browser's own action.
 *
 * @param save Saves the changes.
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
