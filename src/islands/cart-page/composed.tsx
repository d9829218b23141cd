import { createElement } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { Others } from '../parts/others';
import type { CartPageProps } from '../types';
import { Coupon } from './coupon';
import { CrossSells } from './cross-sells';
import { Items } from './items';
import type { CartElement, CartLayout, CartNode, CartPart } from './layout';
import { EmptyPage } from './empty-page';
import { FORM_ID } from './shipping';
import { ProceedPart, Totals } from './totals';

interface Shown {
	props: CartPageProps;
	couponFailed: boolean;
}

/** Converts CSS property names to React's. */
const styleOf = ( style: CartElement[ 'style' ] ): CSSProperties =>
	Object.fromEntries(
		Object.entries( style ).map( ( [ property, value ] ) => [
			property.startsWith( '--' )
				? property
				: property.replace( /-([a-z])/g, ( _dash, letter: string ) =>
						letter.toUpperCase()
				  ),
			value,
		] )
	);

const elementOf = (
	{ tag, attributes: { class: className, ...others }, style }: CartElement,
	inner: ReactNode
) =>
	createElement(
		tag,
		{ ...others, className, style: styleOf( style ) },
		inner
	);

/** A part of the cart; null if it does not apply to this cart. */
const partOf = (
	{ part, own }: CartPart,
	{ props, couponFailed }: Shown
): ReactNode => {
	const { cart, shop, options, others: all } = props;
	if ( ( part === 'empty' ) !== ( cart.lines.length === 0 ) ) {
		return null;
	}
	switch ( part ) {
		case 'items':
			return (
				<>
					{ own.title && (
						<h2 className="vitrine-cart-heading">{ own.title }</h2>
					) }
					<Items props={ props } />
				</>
			);
		case 'coupon':
			return options.coupon ? (
				<Coupon failed={ couponFailed } form={ FORM_ID } own={ own } />
			) : null;
		case 'totals':
			return (
				<>
					<Others all={ all } place="before_cart_collaterals" />
					<Others all={ all } place="cart_collaterals:-10" />
					<Totals props={ props } own={ own } />
				</>
			);
		case 'proceed':
			// In the standard layout this is the end of the totals.
			return (
				<>
					<ProceedPart props={ props } own={ own } />
					<Others all={ all } place="cart_collaterals:10-" />
				</>
			);
		case 'cross-sells':
			return options.cross_sells && cart.cross_sells.length > 0 ? (
				<CrossSells props={ props } own={ own } />
			) : null;
		case 'empty':
			return <EmptyPage shop={ shop } own={ own } />;
	}
};

/**
 * The HTML of a third-party block. Twin of `Composed::block()`.
 *
 * @param props
 * @param props.id     Its number in the layout.
 * @param props.blocks
 */
export const PrintedBlock = ( {
	id,
	blocks,
}: {
	id: string;
	blocks: CartPageProps[ 'blocks' ] | undefined;
} ) => (
	<div
		className="vitrine-cart-block"
		data-vitrine-block={ id }
		dangerouslySetInnerHTML={ { __html: blocks?.[ id ] ?? '' } }
	/>
);

const Node = ( { node, ...shown }: Shown & { node: CartNode } ) => {
	if ( 'block' in node ) {
		return <PrintedBlock id={ node.block } blocks={ shown.props.blocks } />;
	}
	if ( 'inner' in node ) {
		return elementOf( node, <Nodes nodes={ node.inner } { ...shown } /> );
	}
	const inner = partOf( node, shown );
	return inner ? elementOf( node, inner ) : null;
};

// The layout never changes, so an index is a stable key.
const Nodes = ( { nodes, ...shown }: Shown & { nodes: CartNode[] } ) =>
	nodes.map( ( node, index ) => (
		<Node key={ index } node={ node } { ...shown } />
	) );

/**
 * A cart with a custom layout. Third-party blocks for the empty and the filled
 * cart are both rendered, one of them hidden, so that changes made by scripts
 * persist. Twin of `View\Cart\Layout\ComposedCart`.
 *
 * @param props
 * @param props.layout
 * @param props.props        Props of the cart page.
 * @param props.couponFailed Whether the last coupon was invalid.
 */
export const Composed = ( {
	layout,
	...shown
}: Shown & { layout: CartLayout } ) => {
	const isEmpty = shown.props.cart.lines.length === 0;
	return (
		<>
			<div className="vitrine-cart-when-empty" hidden={ ! isEmpty }>
				<Nodes nodes={ layout.empty } { ...shown } />
			</div>
			<div className="vitrine-cart-when-filled" hidden={ isEmpty }>
				<Nodes nodes={ layout.filled } { ...shown } />
			</div>
		</>
	);
};

/**
 * Finds the elements of third-party blocks.
 *
 * @param root The root to search in.
 * @return Number of the block to its element.
 */
export const blocksIn = ( root: ParentNode ): Map< string, HTMLElement > =>
	new Map(
		[
			...root.querySelectorAll< HTMLElement >( '[data-vitrine-block]' ),
		].map( ( element ) => [ element.dataset.vitrineBlock ?? '', element ] )
	);
