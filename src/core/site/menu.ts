/** The open part of a menu. */
export interface MenuState {
	/** Id of the innermost open submenu, such as `2.1`; empty: none. */
	readonly branch: string;
	/**
	 * Whether it was opened by a click; otherwise it closes when the pointer
	 * leaves.
	 */
	readonly pinned: boolean;
}

export const CLOSED: MenuState = { branch: '', pinned: false };

const above = ( branch: string ) =>
	branch.slice( 0, Math.max( 0, branch.lastIndexOf( '.' ) ) );

/**
 * Whether a submenu or one of its descendants is open.
 *
 * @see spec 4.12
 */
export const isOpen = ( { branch }: MenuState, id: string ): boolean =>
	branch === id || branch.startsWith( `${ id }.` );

/** A click on a submenu's button. A submenu opened by hovering stays open. */
export const press = ( state: MenuState, id: string ): MenuState =>
	isOpen( state, id ) && state.pinned
		? { branch: above( id ), pinned: above( id ) !== '' }
		: { branch: id, pinned: true };

/** The pointer enters an item with a submenu. */
export const pointAt = ( state: MenuState, id: string ): MenuState =>
	isOpen( state, id ) ? state : { branch: id, pinned: false };

/** The pointer leaves an item with a submenu. */
export const pointAway = ( state: MenuState, id: string ): MenuState =>
	state.pinned || ! isOpen( state, id )
		? state
		: { branch: above( id ), pinned: false };

/** Escape closes the innermost submenu. */
export const escape = ( { branch }: MenuState ): MenuState => ( {
	branch: above( branch ),
	pinned: above( branch ) !== '',
} );

/**
 * Whether a link leads to an anchor in the current page, so that the menu must
 * be closed by script.
 *
 * @param href The link's URL.
 * @param here The page's URL.
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
