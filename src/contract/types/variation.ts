/** A picture as the gallery reads it. @see spec 3.18 */
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

/** A variation as the server says it. @see spec 3.18 */
export interface Variation extends VariationAvailability {
	variation_id: number;
	/** Field name to option; empty: any. */
	attributes: Record< string, string >;
	variation_is_active: boolean;
	is_sold_individually: string;
	min_qty: number | '' | null;
	/** Empty or null: no limit. */
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
	/** Units, not minor ones. */
	display_price: number;
	display_regular_price: number;
	/** Whole percent off; 0: no sale. */
	sale_percentage: number;
}

/**
 * All variations of a product in few bytes: what tells them apart, and what is
 * shown in the frame of a choice. A number stands for its place in a list.
 */
export interface VariationMatrix {
	/** Field names of the attributes. */
	names: string[];
	/** The options of each attribute. */
	options: string[][];
	/** Variation ids: the first, then each one's distance from the one before. */
	ids: number[];
	/** For each attribute the option of each variation, counted from 1; 0: any. */
	values: number[][];
	/** A sum: 1 active, 2 visible, 4 purchasable, 8 in stock. */
	flags: number[];
	/** The price of each variation. */
	price: number[];
	/** HTML, and the whole percent that a sale takes off. */
	prices: Array< [ string, number ] >;
}

/** What a found or shown variation is told with. */
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
