import contract from '../../contract';

const { limits } = contract;

/** A row of the header, in page coordinates. */
export interface Row {
	/** Top while it is not sticky, in pixels. */
	readonly top: number;
	/** Height while it is not sticky. */
	readonly height: number;
	/** Height while it is sticky; smaller if it shrinks. */
	readonly stuckHeight: number;
	readonly sticks: boolean;
}

export interface StickyOptions {
	/** Height of the admin toolbar over the viewport's top, in pixels. */
	readonly cover: number;
	/**
	 * Whether it slides in by a transition, and so sticks only when out of
	 * view.
	 */
	readonly late: boolean;
}

/**
 * Calculates each row's sticky offset from the viewport's top, stacked in
 * order; null: not sticky. A row sticks once the page is scrolled past it; rows
 * that slide in wait until all are out of view.
 *
 * @param rows    From top to bottom.
 * @param y       Scroll position.
 * @param options Toolbar height and transition.
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

/** Total height of all rows that can be sticky, whether they are now or not. */
export const stickyHeight = ( rows: readonly Row[] ): number =>
	rows.reduce(
		( sum, { sticks, stuckHeight } ) => sum + ( sticks ? stuckHeight : 0 ),
		0
	);

/** Whether the header is hidden, and the scroll position to compare with. */
export interface Hiding {
	readonly hidden: boolean;
	readonly from: number;
}

/**
 * Hides the header on scrolling down and shows it on scrolling up by more than
 * the threshold; small steps add up.
 *
 * @param before The state before.
 * @param y      Scroll position.
 * @param held   Whether it must stay visible: nothing is sticky, or it is in use.
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
 * Whether a header is sticky at a viewport width.
 *
 * @param devices    'desktop', 'mobile' or 'both'.
 * @param width      Width of the viewport.
 * @param breakPoint Widths above it are desktop.
 * @see spec 3.9, 9.5
 */
export const isOnDevice = (
	devices: string,
	width: number,
	breakPoint: number
): boolean =>
	devices === 'both' || ( devices === 'desktop' ) === width > breakPoint;

/**
 * The `top` of a sticky sidebar, below the sticky header.
 *
 * @param sticky  Height of the sticky header in pixels; 0: none.
 * @param toolbar Whether the page has the admin toolbar.
 * @return A CSS length.
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
