import contract from '../../../contract';
import { placeInRow, tabAskedFor } from '../../../core/tabs';
import type { Behaviour } from '../../page';
import { onClick, onInit } from './listen';

const { markers } = contract;

/** What a theme's template may lack is of no use to assistive technology then. */
const ROLE = 'tab';

/** The tabs of a box, not those within a panel of it. */
const tabsOf = ( box: Element ): HTMLAnchorElement[] => [
	...( box
		.querySelector( markers.tab_list )
		?.querySelectorAll< HTMLAnchorElement >( 'li a' ) ?? [] ),
];

const panelOf = ( tab: HTMLAnchorElement ) =>
	document.getElementById( decodeURIComponent( tab.hash.slice( 1 ) ) );

/** Shows one tab's panel, and no other. */
const select = ( chosen: HTMLAnchorElement, tabs: HTMLAnchorElement[] ) => {
	for ( const tab of tabs ) {
		const on = tab === chosen;
		tab.closest( 'li' )?.classList.toggle( 'active', on );
		if ( tab.getAttribute( 'role' ) === ROLE ) {
			tab.setAttribute( 'aria-selected', String( on ) );
			tab.tabIndex = on ? 0 : -1;
		}
		panelOf( tab )?.style.setProperty( 'display', on ? 'block' : 'none' );
	}
};

const boxOf = ( tab: Element ) => tab.closest( markers.tabs );

/** Shows a tab by what its item in the list is called. */
const selectNamed = ( box: Element, name: string ): boolean => {
	const tabs = tabsOf( box );
	const found = tabs.find(
		( tab ) => tab.closest( 'li' )?.classList.contains( `${ name }_tab` )
	);
	if ( found ) {
		select( found, tabs );
	}
	return Boolean( found );
};

const askedFor = () => tabAskedFor( window.location, markers.tab_of_reviews );

const begin = ( box: Element ) => {
	const tabs = tabsOf( box );
	if ( tabs[ 0 ] && ! selectNamed( box, askedFor() ) ) {
		select( tabs[ 0 ], tabs );
	}
};

const onEachBox = ( name: string ) =>
	document
		.querySelectorAll( markers.tabs )
		.forEach( ( box ) => selectNamed( box, name ) );

/** The keys of a row of tabs: one that is reached is shown. */
const moveByKey = ( event: Event, tab: HTMLElement ) => {
	const box = boxOf( tab );
	const tabs = box ? tabsOf( box ) : [];
	const { key } = event as KeyboardEvent;
	const from = tabs.findIndex( ( one ) => one === tab );
	const [ first, second ] = tabs.map( ( one ) =>
		one.getBoundingClientRect()
	);
	const isBelow =
		first && second && second.top > first.top && second.top >= first.bottom;
	const place = placeInRow( key, from, {
		count: tabs.length,
		rightToLeft: getComputedStyle( tab ).direction === 'rtl',
		vertical: Boolean( isBelow ),
	} );
	const next = key === ' ' ? tabs[ from ] : tabs[ place ?? -1 ];
	if ( next ) {
		event.preventDefault();
		select( next, tabs );
		next.focus();
	}
};

/**
 * The tabs of a product of WooCommerce's own template: the one that the address
 * leads into is shown, else the first.
 */
export const followTabs: Behaviour = ( page ) => {
	onClick( page, markers.tab, ( event, tab ) => {
		const box = boxOf( tab );
		const tabs = box ? tabsOf( box ) : [];
		const chosen = tabs.find( ( one ) => one === tab );
		if ( chosen ) {
			event.preventDefault();
			select( chosen, tabs );
		}
	} );
	page.on( 'keydown', markers.tab, moveByKey );
	onClick( page, markers.review_link, () =>
		onEachBox( markers.tab_of_reviews )
	);
	window.addEventListener( 'hashchange', () => onEachBox( askedFor() ) );
	onInit( markers.tabs, begin );
};
