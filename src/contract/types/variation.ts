/** An image in the gallery's format. @see spec 3.18 */
export interface VariationImage {
	src: string;
	src_w: number;
	src_h: number;
	srcset: string;
	sizes: string;
	title: string;
	caption: string;
	alt: string;
	full_src: string;
	full_src_w: number;
	full_src_h: number;
	gallery_thumbnail_src: string;
}

/** Whether a variation can be bought. */
export interface VariationAvailability {
	variation_is_visible: boolean;
	is_purchasable: boolean;
	is_in_stock: boolean;
}

/** A variation in the server's format. @see spec 3.18 */
export interface Variation extends VariationAvailability {
	variation_id: number;
	/** Field name to option; empty: any. */
	attributes: Record< string, string >;
	variation_is_active: boolean;
	is_sold_individually: string;
	min_qty: number | '' | null;
	/** Empty or null: no maximum. */
	max_qty: number | '' | null;
	sku: string;
	weight: string;
	weight_html: string;
	dimensions_html: string;
	image: VariationImage | null;
	image_id: number;
	price_html: string;
	availability_html: string;
	variation_description: string;
	/** In units, not minor units. */
	display_price: number;
	display_regular_price: number;
	/** Discount as a whole percentage; 0: not on sale. */
	sale_percentage: number;
}

/**
 * All variations of a product in a compact format: what they are matched by,
 * and what is shown for a selection. Numbers are indexes of lists.
 */
export interface VariationMatrix {
	/** Field names of the attributes. */
	names: string[];
	/** The options of each attribute. */
	options: string[][];
	/** Variation ids: the first one, then the difference to the previous one. */
	ids: number[];
	/** For each attribute the option of each variation, counted from 1; 0: any. */
	values: number[][];
	/** Bit field: 1 active, 2 visible, 4 purchasable, 8 in stock. */
	flags: number[];
	/** Index of each variation's price. */
	price: number[];
	/** HTML of the price, and its discount as a whole percentage. */
	prices: Array< [ string, number ] >;
}

/** Detail of the events for a found or shown variation. */
export interface VariationDetail {
	variation: Variation;
}

declare global {
	interface HTMLElementEventMap {
		'vitrine:found-variation': CustomEvent< VariationDetail >;
		'vitrine:show-variation': CustomEvent<
			VariationDetail & { purchasable: boolean }
		>;
		'vitrine:hide-variation': CustomEvent< null >;
		'vitrine:reset-data': CustomEvent< null >;
		'vitrine:check-variations': CustomEvent< null >;
		'vitrine:update-variation-values': CustomEvent< null >;
		'vitrine:variation-has-changed': CustomEvent< null >;
	}
}
