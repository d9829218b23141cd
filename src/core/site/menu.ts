/** What is open of a menu. */
export interface MenuState {
	/** The innermost submenu that is open, such as `2.1`; empty: none. */
	readonly branch: string;
	/** Whether it was pressed for; else it is open as long as it is pointed at. */
	readonly pinned: boolean;
}

export const CLOSED: MenuState = { branch: '', pinned: false };

const above = ( branch: string ) =>
	branch.slice( 0, Math.max( 0, branch.lastIndexOf( '.' ) ) );

/**
 * Whether a submenu is open: it, or one in it.
 *
 * @see spec 4.12
 */
export const isOpen = ( { branch }: MenuState, id: string ): boolean =>
	branch === id || branch.startsWith( `${ id }.` );

/** What a press on the button of a submenu does. One that was pointed at stays. */
export const press = ( state: MenuState, id: string ): MenuState =>
	isOpen( state, id ) && state.pinned
		? { branch: above( id ), pinned: above( id ) !== '' }
		: { branch: id, pinned: true };

/** What pointing at an entry with a submenu does. */
export const pointAt = ( state: MenuState, id: string ): MenuState =>
	isOpen( state, id ) ? state : { branch: id, pinned: false };

/** What pointing elsewhere does. */
export const pointAway = ( state: MenuState, id: string ): MenuState =>
	state.pinned || ! isOpen( state, id )
		? state
		: { branch: above( id ), pinned: false };

/** What Escape does: the innermost submenu closes. */
export const escape = ( { branch }: MenuState ): MenuState => ( {
	branch: above( branch ),
	pinned: above( branch ) !== '',
} );

/**
 * Whether a link leads to a place in the page that is shown, so that nothing but
 * the menu itself would take the menu away.
 *
 * @param href Of the link.
 * @param here Address of the page.
 * @see spec 9.5
 */
export const isAnchor = ( href: string, here: string ): boolean => {
	const there = new URL( href, here );
	const now = new URL( here );
	return (
		there.hash !== '' &&
		there.origin + there.pathname + there.search ===
			now.origin + now.pathname + now.search
	);
};
