import {
	isList,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../../transport/http/shape';

/** The JSON of the field `variable`, which PHP prints and reads. */
export interface Attribute {
	/** Field name such as `attribute_colour`; empty for a new one. */
	name: string;
	label: string;
	/** Labels. */
	options: string[];
	/** A label, or empty. */
	default: string;
	/** Whether variations differ by it. */
	variation: boolean;
}

export interface Variation {
	/** 0: a new one. */
	id: number;
	/** A label for each of the product's attributes, in their order; empty: any. */
	choices: string[];
	sku: string;
	global_unique_id: string;
	/** Amounts as typed. */
	regular_price: string;
	sale_price: string;
	/** First and last day of the sale, `YYYY-MM-DD`; empty: it has none. */
	sale_from: string;
	sale_to: string;
	/** Empty: not counted. */
	stock: string;
	/** The stock when the form was opened, so that sales meanwhile are not undone. */
	stock_was: string;
	in_stock: boolean;
	active: boolean;
	image_id: number;
	image_url: string;
	weight: string;
	dimensions: string;
	description: string;
	/** Empty: the product's. */
	tax_class: string;
	downloadable: boolean;
	/** As downloads/list.ts reads it. */
	downloads: string;
	/** As typed. */
	download_limit: string;
	download_expiry: string;
}

export interface Variable {
	attributes: Attribute[];
	variations: Variation[];
}

/** Whether a value is what the field holds. */
export const isVariable = isShape< Variable >( {
	attributes: isList(
		isShape< Attribute >( {
			name: isText,
			label: isText,
			options: isList( isText ),
			default: isText,
			variation: isTruth,
		} )
	),
	variations: isList(
		isShape< Variation >( {
			id: isNumber,
			choices: isList( isText ),
			sku: isText,
			global_unique_id: isText,
			regular_price: isText,
			sale_price: isText,
			sale_from: isText,
			sale_to: isText,
			stock: isText,
			stock_was: isText,
			in_stock: isTruth,
			active: isTruth,
			image_id: isNumber,
			image_url: isText,
			weight: isText,
			dimensions: isText,
			description: isText,
			tax_class: isText,
			downloadable: isTruth,
			downloads: isText,
			download_limit: isText,
			download_expiry: isText,
		} )
	),
} );
