import type { Attribute, Variable, Variation } from '../types';

/** Maximum number of variations to add at once. */
export const MOST = 500;

/** Creates an empty variation, optionally with the prices of another one. */
export const emptyVariation = (
	choices: string[],
	like?: Variation
): Variation => ( {
	id: 0,
	choices,
	sku: '',
	global_unique_id: '',
	regular_price: like?.regular_price ?? '',
	sale_price: like?.sale_price ?? '',
	sale_from: like?.sale_from ?? '',
	sale_to: like?.sale_to ?? '',
	stock: '',
	stock_was: '',
	in_stock: true,
	active: true,
	image_id: 0,
	image_url: '',
	weight: like?.weight ?? '',
	dimensions: like?.dimensions ?? '',
	description: '',
	tax_class: like?.tax_class ?? '',
	downloadable: false,
	downloads: '',
	download_limit: like?.download_limit ?? '',
	download_expiry: like?.download_expiry ?? '',
} );

/**
 * All combinations of the attributes used for variations. Other attributes have
 * an empty choice.
 */
export const combinations = ( attributes: Attribute[] ): string[][] =>
	attributes.some( ( attribute ) => attribute.variation )
		? attributes.reduce< string[][] >(
				( rows, { options, variation } ) =>
					variation && options.length
						? rows.flatMap( ( row ) =>
								options.map( ( option ) => [ ...row, option ] )
						  )
						: rows.map( ( row ) => [ ...row, '' ] ),
				[ [] ]
		  )
		: [];

/**
 * Creates variations for all missing combinations, up to MOST. Existing ones
 * are kept; a choice of "any" covers every option.
 */
export const missing = ( { attributes, variations }: Variable ): Variation[] =>
	combinations( attributes )
		.filter(
			( wanted ) =>
				! variations.some( ( { choices } ) =>
					wanted.every(
						( option, index ) =>
							! choices[ index ] || choices[ index ] === option
					)
				)
		)
		.slice( 0, MOST )
		.map( ( choices ) => emptyVariation( choices, variations.at( -1 ) ) );

/** Parses options typed as `Red | Blue`; duplicates and empty ones are dropped. */
export const parseOptions = ( typed: string ): string[] => [
	...new Set(
		typed
			.split( '|' )
			.map( ( option ) => option.trim() )
			.filter( Boolean )
	),
];
