import {
	isList,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../../transport/http/shape';

/** The JSON of the field `variable`, written and read by PHP. */
export interface Attribute {
	/** Field name, such as `attribute_colour`; empty for a new attribute. */
	name: string;
	label: string;
	/** Labels. */
	options: string[];
	/** A label; empty: none. */
	default: string;
	/** Whether it is used for variations. */
	variation: boolean;
}

export interface Variation {
	/** 0: a new variation. */
	id: number;
	/** Label of the option for each attribute, in order; empty: any. */
	choices: string[];
	sku: string;
	global_unique_id: string;
	/** As typed. */
	regular_price: string;
	sale_price: string;
	/** First and last day of the sale, `YYYY-MM-DD`; empty: not scheduled. */
	sale_from: string;
	sale_to: string;
	/** Empty: stock is not managed. */
	stock: string;
	/** Stock when the form was loaded, to keep sales made in the meantime. */
	stock_was: string;
	in_stock: boolean;
	active: boolean;
	image_id: number;
	image_url: string;
	weight: string;
	dimensions: string;
	description: string;
	/** Empty: same as the product. */
	tax_class: string;
	downloadable: boolean;
	/** Text as in downloads/list.ts. */
	downloads: string;
	/** As typed. */
	download_limit: string;
	download_expiry: string;
}

export interface Variable {
	attributes: Attribute[];
	variations: Variation[];
}

/** Whether a value has the type of the field's JSON. */
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
