import contract from '../../contract';

const [ DEFAULT, SWITCHED ] = contract.settings_values.palette_states as [
	string,
	string,
];

/** What decides on the palette of a page that comes. */
export interface PaletteFacts {
	/** What the visitor chose; empty: nothing yet. */
	readonly cookie: string;
	/** Whether the visitor's system asks for dark colours. */
	readonly prefersDark: boolean;
	/** 'system', or the palette of a first visit. */
	readonly defaultMode: string;
	/** Whether the site's own palette is a dark one. */
	readonly isDarkPalette: boolean;
}

/**
 * The palette of a page that comes: what the visitor chose; on a first visit the
 * one that the owner set, or that the system's preference asks for. Where the
 * own palette is dark already, a dark preference changes nothing.
 *
 * @see spec 4.10, readings 24
 */
export const choosePalette = ( {
	cookie,
	prefersDark,
	defaultMode,
	isDarkPalette,
}: PaletteFacts ): string => {
	if ( cookie === DEFAULT || cookie === SWITCHED ) {
		return cookie;
	}
	const asked = prefersDark && ! isDarkPalette ? SWITCHED : DEFAULT;
	return defaultMode === 'system' ? asked : defaultMode;
};

export const isSwitched = ( palette: string | undefined ): boolean =>
	palette === SWITCHED;

/** The other one. */
export const otherPalette = ( palette: string | undefined ): string =>
	isSwitched( palette ) ? DEFAULT : SWITCHED;
