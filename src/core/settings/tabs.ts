/** Tabs of the settings screen, named as in WooCommerce, and their sections. */
export const TABS = {
	general: [ 'shop', 'header', 'colors' ],
	products: [ 'product', 'cart', 'loop' ],
	tax: [ 'tax' ],
	shipping: [ 'shipping' ],
	payments: [ 'payments', 'wallet' ],
	accounts: [ 'checkout', 'visitors' ],
	advanced: [ 'advanced', 'woocommerce', 'preview', 'transfer' ],
} as const;

export type TabId = keyof typeof TABS;

/** A tab with the sections available to the current user. */
export interface Tab {
	id: TabId;
	sections: string[];
}

const IDS = Object.keys( TABS ) as TabId[];

const isPlanned = ( id: string ) =>
	IDS.some( ( tab ) => ( TABS[ tab ] as readonly string[] ).includes( id ) );

/**
 * The tabs that are not empty. Sections without a tab are added to Advanced.
 *
 * @param sections Ids of all available sections.
 */
export const tabsOf = ( sections: readonly string[] ): Tab[] =>
	IDS.map( ( id ) => ( {
		id,
		sections: [
			...TABS[ id ].filter( ( one ) => sections.includes( one ) ),
			...( id === 'advanced'
				? sections.filter( ( one ) => ! isPlanned( one ) )
				: [] ),
		],
	} ) ).filter( ( tab ) => tab.sections.length > 0 );

/**
 * The section to show for a URL.
 *
 * @param tabs    All tabs.
 * @param tab     The URL's `tab`: a tab or, as a shorthand, a section.
 * @param section The URL's `section`; empty: the first one of the tab.
 * @return The section's id; empty: there are no sections.
 */
export const sectionOf = (
	tabs: readonly Tab[],
	tab: string,
	section: string
): string => {
	const has = ( id: string ) =>
		tabs.some( ( { sections } ) => sections.includes( id ) );
	if ( has( section ) ) {
		return section;
	}
	const asked = tabs.find( ( { id } ) => id === tab );
	return (
		asked?.sections[ 0 ] ??
		( has( tab ) ? tab : tabs[ 0 ]?.sections[ 0 ] ?? '' )
	);
};

/** The tab that has a section. */
export const tabOf = (
	tabs: readonly Tab[],
	section: string
): Tab | undefined =>
	tabs.find( ( { sections } ) => sections.includes( section ) );

/**
 * The query parameters for a section, to append to the screen's URL.
 *
 * @param tabs    All tabs.
 * @param section The section's id.
 */
export const queryOf = ( tabs: readonly Tab[], section: string ): string => {
	const tab = tabOf( tabs, section );
	if ( ! tab ) {
		return '';
	}
	return tab.sections[ 0 ] === section
		? `&tab=${ tab.id }`
		: `&tab=${ tab.id }&section=${ section }`;
};
