import { cartStore } from '@vitrine/cart-store';
import { useEffect, useState } from '@wordpress/element';
import contract from '../../contract';
import type { CartSnapshot, CartState } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readJson } from '../../transport/http/json';
import { readElement } from '../../transport/page';
import { CartPage } from '../cart-page/cart-page';
import { blocksIn } from '../cart-page/composed';
import { ARRIVALS } from '../cart-page/layout';
import { othersIn, type OthersHtml } from '../parts/others';
import { attach, isUpToDate } from './attach';
import {
	type CartPageSettings,
	isCartPageSettings,
} from './cart-page-settings';
import { useCart } from './use-cart';

const ROOT = `.${ contract.markers.cart_root }`;

interface LiveProps {
	printed: CartSnapshot;
	given: CartPageSettings;
	/**
	 * Revision and hash of the rendered cart; the page's data may have changed
	 * since.
	 */
	mark: string;
}

const markOf = ( {
	revision = '',
	hash = '',
}: {
	revision?: number | string | undefined;
	hash?: string | undefined;
} ) => `${ revision }.${ hash }`;

interface Printed {
	others: OthersHtml;
	blocks: Readonly< Record< string, string > >;
}

/** The HTML of third-party blocks by number. */
const htmlOf = ( blocks: Map< string, HTMLElement > ): Printed[ 'blocks' ] =>
	Object.fromEntries(
		[ ...blocks ].map( ( [ key, { innerHTML } ] ) => [ key, innerHTML ] )
	);

/** Whether the blocks of the empty cart have not been rendered yet. */
const isWaiting = (
	{ layout }: CartPageSettings,
	blocks: Printed[ 'blocks' ]
): boolean =>
	layout
		? Object.values( blocks ).includes( '' )
		: blocks[ ARRIVALS ] === undefined;

/**
 * Keeps the HTML from other plugins in step with the cart. It is only rendered
 * on the cart page, so the page is fetched again when the cart changes; also
 * for the blocks of the empty cart, which a page with items lacks.
 *
 * @param printed    HTML in the page.
 * @param live
 * @param live.given The page's props.
 * @param live.mark  Revision and hash of the rendered cart.
 * @param state      The current state.
 */
const usePrinted = (
	printed: Printed,
	{ given, mark }: Pick< LiveProps, 'given' | 'mark' >,
	state: CartState | undefined
): Printed => {
	const [ read, setRead ] = useState( printed );
	const known = state?.confirmed ? markOf( state.confirmed ) : mark;
	const isAnother = ! state?.busy && known !== mark;
	const isEmptied = state?.confirmed?.lines.length === 0;
	const wanted =
		isAnother &&
		( Object.keys( printed.others ).length > 0 ||
			( isEmptied && isWaiting( given, read.blocks ) ) );
	useEffect( () => {
		let isOver = false;
		if ( wanted ) {
			readElement( window.location.href, ROOT ).then( ( html ) => {
				if ( html !== null && ! isOver ) {
					const page = new DOMParser().parseFromString(
						html,
						'text/html'
					);
					setRead( ( before ) => ( {
						others: othersIn( page ),
						// Keep existing blocks, which scripts may have changed.
						blocks: {
							...htmlOf( blocksIn( page ) ),
							...Object.fromEntries(
								Object.entries( before.blocks ).filter(
									( [ , block ] ) => block
								)
							),
						},
					} ) );
				}
			}, reportError );
		}
		return () => {
			isOver = true;
		};
	}, [ wanted, known ] );
	return {
		// Back to the cart that the page was rendered with.
		others: isAnother || state?.busy ? read.others : printed.others,
		blocks: read.blocks,
	};
};

const Live = ( props: LiveProps ) => {
	const { printed, given } = props;
	const shown = useCart( cartStore, printed );
	const now = usePrinted(
		{ others: given.others ?? {}, blocks: given.blocks ?? {} },
		props,
		shown.state
	);
	return <CartPage { ...given } { ...shown } { ...now } />;
};

/**
 * Hydrates the cart page. Its props, which depend on the visitor, are in an
 * attribute of its root.
 *
 * @see spec 2.5
 */
export const hydrateCartPage = (): void => {
	const root = document.querySelector< HTMLElement >(
		`${ ROOT }[data-vitrine-props]`
	);
	const printed = cartOfPage( document );
	const stored = readJson( root?.dataset.vitrineProps );
	// If the data are invalid, the page works without React.
	if (
		! root ||
		! isCartPageSettings( stored ) ||
		! printed ||
		! window.vitrine
	) {
		return;
	}
	const given = { ...stored };
	given.others = othersIn( root );
	const calculator = root.querySelector( '.vitrine-shipping-calculator' );
	if ( calculator ) {
		given.calculator = calculator.innerHTML;
	}
	const blocks = blocksIn( root );
	given.blocks = htmlOf( blocks );
	attach(
		root,
		isUpToDate( root, printed ),
		<Live
			printed={ printed }
			given={ given }
			mark={ markOf( root.dataset ) }
		/>
	);
	// After rendering from scratch, blocks get their nodes back, which scripts
	// may have changed.
	for ( const [ key, drawn ] of blocksIn( root ) ) {
		const before = blocks.get( key );
		if ( before && before !== drawn ) {
			drawn.replaceChildren( ...before.childNodes );
		}
	}
};
