/** Tabs of the settings screen, in words that WooCommerce's owners know. */
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

/** A tab with those of its sections that this shop has for this person. */
export interface Tab {
	id: TabId;
	sections: string[];
}

const IDS = Object.keys( TABS ) as TabId[];

const isPlanned = ( id: string ) =>
	IDS.some( ( tab ) => ( TABS[ tab ] as readonly string[] ).includes( id ) );

/**
 * The tabs that have anything to show. A section that none of them names stands
 * under Advanced.
 *
 * @param sections Ids of all sections that there are.
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
 * The section that an address asks for.
 *
 * @param tabs    Of the screen.
 * @param tab     As the address says it: a tab or, for short, a section.
 * @param section The same; empty: the tab's first.
 * @return Its id; empty: there is none at all.
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

/** The tab in which a section stands. */
export const tabOf = (
	tabs: readonly Tab[],
	section: string
): Tab | undefined =>
	tabs.find( ( { sections } ) => sections.includes( section ) );

/**
 * What an address says of a section, after the screen's own.
 *
 * @param tabs    Of the screen.
 * @param section One of them.
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
