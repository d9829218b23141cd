import { readFileSync, readdirSync } from 'fs';
import { resolve } from 'path';
import type { ReactElement } from 'react';
import { CartPage } from '../../../src/components/cart-page/cart-page';
import { CartContents } from '../../../src/components/cart/contents';
import { DrawerPanel } from '../../../src/components/cart/drawer';
import {
	MiniCart,
	type MiniCartProps,
} from '../../../src/components/cart/mini-cart';
import { OrderReview } from '../../../src/components/checkout/order-review';
import { Payment } from '../../../src/components/checkout/payment';
import { FieldSection } from '../../../src/components/checkout/section';
import { Shipping } from '../../../src/components/checkout/shipping';
import type {
	CheckoutField,
	OrderReviewProps,
	PaymentProps,
} from '../../../src/components/checkout/types';
import { Card, type CardProps } from '../../../src/components/listing/card';
import type {
	CartContentsProps,
	CartPageProps,
} from '../../../src/components/types';

const FOLDER = resolve( __dirname, '../../fixtures/views' );

type Fixture =
	| { component: 'CartContents'; props: CartContentsProps }
	| { component: 'CartPage'; props: CartPageProps }
	| { component: 'Card'; props: CardProps }
	| { component: 'MiniCart'; props: MiniCartProps }
	| { component: 'OrderReview'; props: OrderReviewProps }
	| { component: 'Shipping'; props: OrderReviewProps }
	| { component: 'Payment'; props: PaymentProps }
	| {
			component: 'FieldSection';
			props: {
				style: string;
				title: string;
				fields: CheckoutField[];
			};
	  }
	| {
			component: 'DrawerPanel';
			props: CartContentsProps & { title: string };
	  };

/** The names of all fixtures. */
export const names = readdirSync( FOLDER )
	.filter( ( file ) => file.endsWith( '.json' ) )
	.map( ( file ) => file.replace( /\.json$/, '' ) );

/** A fixture's component and props. */
export const read = ( name: string ): Fixture =>
	JSON.parse(
		readFileSync( resolve( FOLDER, `${ name }.json` ), 'utf8' )
	) as Fixture;

/** What PHP prints for it. */
export const printed = ( name: string ): string =>
	readFileSync( resolve( FOLDER, `${ name }.html` ), 'utf8' ).trimEnd();

/** What React renders for it. */
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
			return <OrderReview { ...fixture.props } />;
		case 'Shipping':
			return <Shipping { ...fixture.props } />;
		case 'Payment':
			return <Payment { ...fixture.props } />;
		case 'FieldSection':
			return <FieldSection { ...fixture.props } />;
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
 * Writes HTML so that two ways to write the same nodes come out the same:
 * attributes sorted, entities read.
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
