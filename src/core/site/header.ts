import contract from '../../contract';

const { limits } = contract;

/** A row of the header, in the page's own coordinates. */
export interface Row {
	/** Where it stands while it does not stick, in pixels from the top of the page. */
	readonly top: number;
	/** Its height there. */
	readonly height: number;
	/** What it covers while it sticks: less where it shrinks. */
	readonly stuckHeight: number;
	readonly sticks: boolean;
}

export interface StickyOptions {
	/** Pixels of the window's top that the admin toolbar covers. */
	readonly cover: number;
	/** It comes back in by a transition: so only once it is out of sight. */
	readonly late: boolean;
}

/**
 * Where each row sticks: its distance from the window's top, one below the
 * other; null: it stands in its place. A row sticks once the page is scrolled
 * past it; rows that come back in by a transition wait for the last of them.
 *
 * @param rows    From top to bottom.
 * @param y       How far the page is scrolled.
 * @param options See there.
 * @see spec 4.11
 */
export const stickRows = (
	rows: readonly Row[],
	y: number,
	options: StickyOptions
): Array< number | null > => {
	const last = rows.filter( ( { sticks } ) => sticks ).pop();
	const { cover, late } = options;
	let next = cover;
	return rows.map( ( { sticks, top, stuckHeight } ) => {
		if ( ! sticks || ! last ) {
			return null;
		}
		const at = next;
		next += stuckHeight;
		const from = late ? last.top + last.height - cover : top - at;
		return y > from ? at : null;
	} );
};

/** What rows that stick cover together, whether they do so now or not. */
export const stickyHeight = ( rows: readonly Row[] ): number =>
	rows.reduce(
		( sum, { sticks, stuckHeight } ) => sum + ( sticks ? stuckHeight : 0 ),
		0
	);

/** Whether the header hides, and from where the next scroll counts. */
export interface Hiding {
	readonly hidden: boolean;
	readonly from: number;
}

/**
 * Hides the header when the page is scrolled down, and shows it when it is
 * scrolled up, by more than the threshold; many small steps count as one.
 *
 * @param before As it was.
 * @param y      How far the page is scrolled.
 * @param held   It must be seen: nothing sticks, or something in it is in use.
 * @see spec 4.11, 9.5
 */
export const hideOnScroll = (
	before: Hiding,
	y: number,
	held: boolean
): Hiding => {
	if ( held ) {
		return { hidden: false, from: y };
	}
	if ( Math.abs( y - before.from ) <= limits.hide_on_scroll_px ) {
		return before;
	}
	return { hidden: y > before.from, from: y };
};

/**
 * Whether a header sticks at this width.
 *
 * @param devices    'desktop', 'mobile' or 'both'.
 * @param width      Of the window.
 * @param breakPoint Where small screens end.
 * @see spec 3.9, 9.5
 */
export const isOnDevice = (
	devices: string,
	width: number,
	breakPoint: number
): boolean =>
	devices === 'both' || ( devices === 'desktop' ) === width > breakPoint;

/**
 * Where a sidebar that stays in view begins: below the header that sticks.
 *
 * @param sticky  Pixels that the header covers; 0: none sticks.
 * @param toolbar Whether the page has the admin toolbar.
 * @return A length of CSS.
 * @see spec 9.5, readings 24
 */
export const sidebarTop = ( sticky: number, toolbar: boolean ): string => {
	if ( sticky ) {
		const more = toolbar
			? limits.sidebar_top_admin_px
			: limits.sidebar_top_px;
		return `${ sticky + more }px`;
	}
	return `${
		toolbar ? limits.sidebar_top_admin_em : limits.sidebar_top_em
	}em`;
};
