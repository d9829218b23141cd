import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { CartLine, Currency, ItemDatum } from '../../contract/types';
import { Foreign } from '../parts/foreign';
import { Icon } from '../parts/icon';
import { Amount, Price } from '../parts/money';
import { Picture } from '../parts/picture';
import { Quantity } from '../parts/quantity';

const Data = ( { data }: { data: ItemDatum[] } ) =>
	data.length === 0 ? null : (
		<dl className="variation">
			{ data.map( ( datum ) => (
				<div key={ datum.name }>
					<dt>
						{ sprintf(
							/* translators: %s: name of an attribute, such as Color. */
							__( '%s:', 'vitrine' ),
							datum.name
						) }
					</dt>
					<dd>{ datum.value }</dd>
				</div>
			) ) }
		</dl>
	);

/**
 * Name, attributes and unit price of a cart item.
 *
 * @param props
 * @param props.line
 * @param props.currency
 * @param props.below    Rendered below the name.
 * @param props.note     Rendered below the attributes.
 */
export const LineText = ( {
	line,
	currency,
	below,
	note,
}: {
	line: CartLine;
	currency: Currency;
	below?: ReactNode;
	note?: ReactNode;
} ) => (
	<div className="vitrine-line-text">
		{ line.permalink === '' ? (
			<span className="vitrine-line-name">{ line.name }</span>
		) : (
			<a className="vitrine-line-name" href={ line.permalink }>
				{ line.name }
			</a>
		) }
		{ below }
		<Data data={ line.data } />
		{ note }
		<div className="vitrine-line-price">
			{ line.html?.price === undefined ? (
				<Price
					price={ { ...line, max_price: line.price } }
					currency={ currency }
				/>
			) : (
				<Foreign html={ line.html.price } />
			) }
		</div>
	</div>
);

/**
 * Quantity field of a cart item.
 *
 * @param props
 * @param props.line
 * @param props.style One of the contract's `quantity_style_types`.
 */
export const LineQuantity = ( {
	line,
	style,
}: {
	line: CartLine;
	style: string;
} ) => (
	<Quantity
		name={ `cart[${ line.key }][qty]` }
		label={ line.name }
		value={ line.quantity }
		min={ line.min }
		max={ line.max }
		step={ line.step }
		style={ style }
		fixed={ line.sold_individually }
		itemKey={ line.key }
		before={ line.html?.before_field }
		after={ line.html?.after_field }
		input={ line.input }
	/>
);

/**
 * Remove link of a cart item.
 *
 * @param props
 * @param props.line
 */
export const LineRemove = ( { line }: { line: CartLine } ) =>
	line.html?.remove === undefined ? (
		<a
			className="remove remove_from_cart_button"
			href={ line.remove_url }
			rel="nofollow"
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Remove %s from cart', 'vitrine' ),
				line.name
			) }
			data-product_id={ line.product_id }
			data-cart_item_key={ line.key }
		>
			<Icon name="remove" />
		</a>
	) : (
		<Foreign html={ line.html.remove } />
	);

/**
 * Image of a cart item.
 *
 * @param props
 * @param props.line
 * @param props.sizes As in `<img sizes>`.
 */
export const LineImage = ( {
	line,
	sizes,
}: {
	line: CartLine;
	sizes: string;
} ) => (
	<div className="vitrine-line-image">
		{ line.html?.image === undefined ? (
			<Picture image={ line.image } sizes={ sizes } alt="" />
		) : (
			<Foreign html={ line.html.image } />
		) }
	</div>
);

/**
 * Subtotal of a cart item.
 *
 * @param props
 * @param props.line
 * @param props.currency
 */
export const LineTotal = ( {
	line,
	currency,
}: {
	line: CartLine;
	currency: Currency;
} ) => (
	<Amount
		minor={ line.subtotal }
		currency={ currency }
		html={ line.html?.subtotal }
	/>
);
