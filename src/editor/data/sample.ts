import type {
	CartLine,
	CartSnapshot,
	Currency,
	Image,
	ProductCard,
} from '../../contract/types';
import type { ShopProps } from '../../islands/types';
import { __ } from '@wordpress/i18n';
import { editorData } from '.';

/** An inline SVG image with two shapes in one hue. */
export const picture = ( hue: number ): Image => ( {
	src: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${ hue } 45% 90%)"/><circle cx="48" cy="46" r="22" fill="hsl(${ hue } 45% 62%)"/><rect x="30" y="68" width="36" height="6" rx="3" fill="hsl(${ hue } 35% 45%)"/></svg>`
	) }`,
	srcset: '',
	sizes: '',
	alt: '',
	width: 96,
	height: 96,
} );

const line = (
	key: string,
	name: string,
	quantity: number,
	price: number,
	more: Partial< CartLine > = {}
): CartLine => ( {
	key,
	product_id: 0,
	variation_id: 0,
	name,
	permalink: '#',
	image: picture( 30 ),
	data: [],
	quantity,
	min: 1,
	max: null,
	step: 1,
	sold_individually: false,
	price,
	regular_price: price,
	subtotal: price * quantity,
	remove_url: '#',
	...more,
} );

const card = ( id: number, name: string, price: number ): ProductCard => ( {
	id,
	type: 'simple',
	name,
	permalink: '#',
	sku: '',
	image: picture( 70 * id ),
	price,
	max_price: price,
	regular_price: price,
	on_sale: false,
	sale_percentage: 0,
	in_stock: true,
	purchasable: true,
	stock_text: '',
	button: {
		text: __( 'Add to cart', 'vitrine' ),
		url: '#',
		background: true,
		quantity: 1,
		label: name,
		success_message: '',
	},
} );

const currency = (): Currency => editorData().currency;

/**
 * Sample cart for shops without products, with a sale item and an item with
 * attributes.
 */
const inventedCart = (): CartSnapshot => {
	const lines = [
		line( 'a', __( 'Walnut desk lamp', 'vitrine' ), 1, 6400, {
			regular_price: 8000,
		} ),
		line( 'b', __( 'Linen shirt', 'vitrine' ), 2, 4500, {
			image: picture( 210 ),
			data: [
				{
					name: __( 'Size', 'vitrine' ),
					value: __( 'Medium', 'vitrine' ),
				},
			],
		} ),
	];
	const subtotal = lines.reduce( ( sum, item ) => sum + item.subtotal, 0 );
	return {
		revision: 1,
		hash: 'sample',
		count: 3,
		lines,
		coupons: [],
		shipping: [],
		needs_shipping: true,
		fees: [],
		totals: {
			subtotal,
			discount: 0,
			shipping: null,
			tax: 0,
			total: subtotal,
		},
		currency: currency(),
		cross_sells: [
			card( 1, __( 'Stoneware mug', 'vitrine' ), 1800 ),
			card( 2, __( 'Wool blanket', 'vitrine' ), 9900 ),
			card( 3, __( 'Brass bookend', 'vitrine' ), 3200 ),
			card( 4, __( 'Beeswax candle', 'vitrine' ), 1400 ),
		],
		notices: [],
	};
};

/** A cart for previews, with the shop's own products if there are any. */
export const sampleCart = (): CartSnapshot =>
	editorData().cart ?? inventedCart();

/** The sample cart without items. */
export const emptyCart = (): CartSnapshot => ( {
	...sampleCart(),
	hash: '',
	count: 0,
	lines: [],
	cross_sells: [],
} );

/** Shop data for previews, whose links lead nowhere. */
export const sampleShop = (): ShopProps => ( {
	cart_url: '#',
	checkout_url: '#',
	shop_url: '#',
	quantity_style: editorData().quantity_style,
	sale_badge: editorData().sale_badge,
} );
