import { __, sprintf } from '@wordpress/i18n';
import type { CartLine, Currency, ItemDatum } from '../../contract/types';
import { Icon } from '../parts/icon';
import { Price } from '../parts/money';
import { Quantity } from '../parts/quantity';

const Data = ( { data }: { data: ItemDatum[] } ) =>
	data.length === 0 ? null : (
		<dl className="variation">
			{ data.map( ( datum ) => (
				<div key={ datum.name }>
					<dt>
						{ sprintf(
							/* translators: %s: name of an attribute, such as Colour. */
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
 * Name, chosen attributes and price of one.
 *
 * @param props
 * @param props.line
 * @param props.currency
 */
export const LineText = ( {
	line,
	currency,
}: {
	line: CartLine;
	currency: Currency;
} ) => (
	<div className="vitrine-line-text">
		<a className="vitrine-line-name" href={ line.permalink }>
			{ line.name }
		</a>
		<Data data={ line.data } />
		<div className="vitrine-line-price">
			<Price
				price={ { ...line, max_price: line.price } }
				currency={ currency }
			/>
		</div>
	</div>
);

/**
 * The quantity of a line.
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
	/>
);

/**
 * The way out of the cart.
 *
 * @param props
 * @param props.line
 */
export const LineRemove = ( { line }: { line: CartLine } ) => (
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
);
