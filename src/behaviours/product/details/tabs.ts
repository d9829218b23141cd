import contract from '../../../contract';
import { placeInRow, tabAskedFor } from '../../../core/tabs';
import type { Behavior } from '../../page';
import { onClick, onInit } from './listen';

const { markers } = contract;

/** A theme's template may lack the role; `aria-selected` needs it. */
const ROLE = 'tab';

/** The tabs of a box, without those nested in its panels. */
const tabsOf = ( box: Element ): HTMLAnchorElement[] => [
	...( box
		.querySelector( markers.tab_list )
		?.querySelectorAll< HTMLAnchorElement >( 'li a' ) ?? [] ),
];

const panelOf = ( tab: HTMLAnchorElement ) =>
	document.getElementById( decodeURIComponent( tab.hash.slice( 1 ) ) );

/** Shows the panel of one tab and hides the others. */
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

/** Shows a tab by the class of its list item. */
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

/** Keyboard navigation of tabs: the focused tab is shown. */
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
 * The product tabs of WooCommerce's template: opens the tab of the URL, else
 * the first.
 */
export const followTabs: Behavior = ( page ) => {
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
