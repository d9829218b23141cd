import { readFileSync, readdirSync } from 'fs';
import { resolve } from 'path';
import type { ReactElement } from 'react';
import { CartPage } from '../../../src/islands/cart-page/cart-page';
import { CartContents } from '../../../src/islands/cart/contents';
import { DrawerPanel } from '../../../src/islands/cart/drawer';
import {
	MiniCart,
	type MiniCartProps,
} from '../../../src/islands/cart/mini-cart';
import { Card, type CardProps } from '../../../src/islands/listing/card';
import type {
	CartContentsProps,
	CartPageProps,
} from '../../../src/islands/types';

import {
	Suggestions,
	type SuggestionsProps,
} from '../../../src/islands/address/suggestions';
import { CouponBox } from '../../../src/islands/checkout/coupon-box';
import { EmailMessage } from '../../../src/islands/checkout/email-message';
import { OrderReviewBody } from '../../../src/islands/checkout/order-review';
import { ReviewToggle } from '../../../src/islands/checkout/review-toggle';
import { ShippingBody } from '../../../src/islands/checkout/shipping';
import type {
	CouponBoxProps,
	EmailMessageProps,
	OrderReviewProps,
	ReviewToggleProps,
} from '../../../src/islands/checkout/types';
import { LoopCount } from '../../../src/islands/loop/count';
import { LoopFacet } from '../../../src/islands/loop/facets/facet';
import { LoopRange } from '../../../src/islands/loop/facets/range';
import { LoopFailure } from '../../../src/islands/loop/failure';
import { LoopFilter } from '../../../src/islands/loop/filter';
import { LoopNoResults } from '../../../src/islands/loop/no-results';
import { LoopPages } from '../../../src/islands/loop/pages';
import { LoopReset } from '../../../src/islands/loop/reset';
import { LoopSearch } from '../../../src/islands/loop/search';
import { LoopSort } from '../../../src/islands/loop/sort';
import type {
	LoopCountProps,
	LoopFacetProps,
	LoopFailureProps,
	LoopFilterProps,
	LoopNoResultsProps,
	LoopPagesProps,
	LoopRangeProps,
	LoopResetProps,
	LoopSearchProps,
	LoopSortProps,
} from '../../../src/islands/loop/types';

const FOLDER = resolve( __dirname, '../../fixtures/views' );

type Fixture =
	| { component: 'CartContents'; props: CartContentsProps }
	| { component: 'CartPage'; props: CartPageProps }
	| { component: 'Card'; props: CardProps }
	| { component: 'MiniCart'; props: MiniCartProps }
	| { component: 'OrderReview'; props: OrderReviewProps }
	| { component: 'CouponBox'; props: CouponBoxProps }
	| { component: 'EmailMessage'; props: EmailMessageProps }
	| { component: 'ReviewToggle'; props: ReviewToggleProps }
	| { component: 'Suggestions'; props: SuggestionsProps }
	| { component: 'Shipping'; props: OrderReviewProps }
	| { component: 'LoopCount'; props: LoopCountProps }
	| { component: 'LoopFacet'; props: LoopFacetProps }
	| { component: 'LoopFailure'; props: LoopFailureProps }
	| { component: 'LoopNoResults'; props: LoopNoResultsProps }
	| { component: 'LoopFilter'; props: LoopFilterProps }
	| { component: 'LoopPages'; props: LoopPagesProps }
	| { component: 'LoopRange'; props: LoopRangeProps }
	| { component: 'LoopReset'; props: LoopResetProps }
	| { component: 'LoopSearch'; props: LoopSearchProps }
	| { component: 'LoopSort'; props: LoopSortProps }
	| {
			component: 'DrawerPanel';
			props: CartContentsProps & { title: string };
	  };

/** Component and props of a fixture. */
export const read = ( name: string ): Fixture =>
	JSON.parse(
		readFileSync( resolve( FOLDER, `${ name }.json` ), 'utf8' )
	) as Fixture;

/** Components that are rendered by the server, with behaviors only. */
const SERVER: readonly string[] = [ 'FieldSection', 'Payment' ];

/** Names of all fixtures that React renders too. */
export const names = readdirSync( FOLDER )
	.filter( ( file ) => file.endsWith( '.json' ) )
	.map( ( file ) => file.replace( /\.json$/, '' ) )
	.filter( ( name ) => ! SERVER.includes( read( name ).component ) );

/** HTML rendered by PHP. */
export const printed = ( name: string ): string =>
	readFileSync( resolve( FOLDER, `${ name }.html` ), 'utf8' ).trimEnd();

/** Element for React. */
export const element = ( fixture: Fixture ): ReactElement => {
	switch ( fixture.component ) {
		case 'CartContents':
			return <CartContents { ...fixture.props } />;
		case 'CartPage':
			return <CartPage { ...fixture.props } />;
		case 'Card':
			return <Card { ...fixture.props } />;
		case 'MiniCart':
			return <MiniCart { ...fixture.props } />;
		case 'OrderReview':
			return (
				<div className="woocommerce-checkout-review-order-table">
					<OrderReviewBody { ...fixture.props } />
				</div>
			);
		case 'CouponBox':
			return <CouponBox { ...fixture.props } />;
		case 'EmailMessage':
			return <EmailMessage { ...fixture.props } />;
		case 'ReviewToggle':
			return <ReviewToggle { ...fixture.props } />;
		case 'Suggestions':
			return <Suggestions { ...fixture.props } />;
		case 'Shipping':
			return (
				<div className="vitrine-shipping-methods">
					<ShippingBody { ...fixture.props } />
				</div>
			);
		case 'LoopCount':
			return <LoopCount { ...fixture.props } />;
		case 'LoopFailure':
			return <LoopFailure { ...fixture.props } />;
		case 'LoopNoResults':
			return <LoopNoResults { ...fixture.props } />;
		case 'LoopFacet':
			return <LoopFacet { ...fixture.props } />;
		case 'LoopRange':
			return <LoopRange { ...fixture.props } />;
		case 'LoopFilter':
			return <LoopFilter { ...fixture.props } />;
		case 'LoopPages':
			return <LoopPages { ...fixture.props } />;
		case 'LoopReset':
			return <LoopReset { ...fixture.props } />;
		case 'LoopSearch':
			return <LoopSearch { ...fixture.props } />;
		case 'LoopSort':
			return <LoopSort { ...fixture.props } />;
		case 'DrawerPanel':
			return (
				<DrawerPanel
					title={ fixture.props.title }
					checkoutUrl={ fixture.props.shop.checkout_url }
				>
					<CartContents { ...fixture.props } asleep />
				</DrawerPanel>
			);
	}
};

/**
 * Normalizes HTML, so that equal nodes have equal text: attributes sorted,
 * entities decoded.
 */
export const canonical = ( html: string ): string => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const write = ( node: Node ): string => {
		if ( ! ( node instanceof Element ) ) {
			return JSON.stringify( node.textContent );
		}
		const attributes = [ ...node.attributes ]
			.map(
				( { name, value } ) => `${ name }=${ JSON.stringify( value ) }`
			)
			.sort();
		return `<${ [ node.localName, ...attributes ].join( ' ' ) }>\n${ [
			...node.childNodes,
		]
			.map( write )
			.join( '\n' ) }\n</${ node.localName }>`;
	};
	return [ ...template.content.childNodes ].map( write ).join( '\n' );
};
