import contract from '../../contract';

const [ DEFAULT, SWITCHED ] = contract.settings_values.palette_states as [
	string,
	string,
];

/** What determines the palette of a page. */
export interface PaletteFacts {
	/** The visitor's choice; empty: none yet. */
	readonly cookie: string;
	/** Whether the visitor's system prefers dark colors. */
	readonly prefersDark: boolean;
	/** 'system' or the default palette for first visits. */
	readonly defaultMode: string;
	/** Whether the site's own palette is dark. */
	readonly isDarkPalette: boolean;
}

/**
 * Determines the palette of a page: the visitor's choice, else the owner's
 * default or the system preference. If the site's own palette is dark, the
 * system preference has no effect.
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

/** The opposite palette. */
export const otherPalette = ( palette: string | undefined ): string =>
	isSwitched( palette ) ? DEFAULT : SWITCHED;
