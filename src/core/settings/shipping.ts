import { isAmount, type Choice } from './payments';

/** From a weight on, in the shop's unit; both as a person writes them. */
export interface WeightBand {
	from: string;
	cost: string;
}

/** A way to send; amounts are as a person writes them. */
export interface ShippingMethod {
	/** Unique in the shop. */
	id: string;
	type: 'flat_rate' | 'free_shipping' | 'local_pickup';
	/** For shoppers. */
	label: string;
	cost: string;
	/** Subtotal from which it costs nothing; empty: never. */
	free_from: string;
	/** Subtotal from which it is offered. */
	minimum: string;
	/** Shipping class to what it adds. */
	class_costs: Readonly< Record< string, string > >;
	/** What a weight adds: of the bands that a cart has reached the heaviest counts. */
	weight_costs: WeightBand[];
}

/**
 * A part of the world that goods are sent to. Without regions and postcodes it
 * is everywhere that no zone before it is.
 */
export interface ShippingZone {
	name: string;
	/** Country (`DE`) or country and state (`US:CA`). */
	regions: string[];
	postcodes: string;
	methods: ShippingMethod[];
}

/** The shape that WordPress's settings route takes. */
export interface ShippingOption {
	/** In order: the first that matches an address applies. */
	zones: ShippingZone[];
	/** Shipping classes: slug to name. */
	classes: Readonly< Record< string, string > >;
}

/** What the screen "Shipping" is drawn of. */
export interface ShippingData {
	/** The name of the setting. */
	option: string;
	value: ShippingOption;
	countries: Choice[];
	/** Where the states of a country are asked for. */
	states_url: string;
	types: Choice[];
	/** Of weights. */
	weight_unit: string;
}

const WEIGHT = /^\d{1,9}([.,]\d{1,6})?$/;

/** Whether a text is a weight. */
export const isWeight = ( text: string ): boolean => WEIGHT.test( text );

/** Whether what is written can be kept. */
export const isShippingValid = ( { zones }: ShippingOption ): boolean =>
	zones.every( ( { methods } ) =>
		methods.every(
			( method ) =>
				[
					method.cost,
					method.free_from,
					method.minimum,
					...Object.values( method.class_costs ),
				].every( isAmount ) &&
				method.weight_costs.every(
					( { from, cost } ) =>
						isWeight( from ) && cost !== '' && isAmount( cost )
				)
		)
	);

/**
 * A method that still has to be filled in, with an id that no other has.
 *
 * @param type
 * @param label Its type's name.
 * @param zones Of the shop.
 */
export const newMethod = (
	type: ShippingMethod[ 'type' ],
	label: string,
	zones: readonly ShippingZone[]
): ShippingMethod => {
	const taken = zones.flatMap( ( { methods } ) =>
		methods.map( ( { id } ) => id )
	);
	let number = 1;
	while ( taken.includes( `${ type }_${ number }` ) ) {
		number++;
	}
	return {
		id: `${ type }_${ number }`,
		type,
		label,
		cost: '',
		free_from: '',
		minimum: '',
		class_costs: {},
		weight_costs: [],
	};
};

/** A list with one of its entries a place further up (-1) or down (1). */
export const swapped = < T >(
	list: readonly T[],
	from: number,
	by: -1 | 1
): T[] => {
	const next = [ ...list ];
	const one = next[ from ];
	const other = next[ from + by ];
	if ( one !== undefined && other !== undefined ) {
		next[ from ] = other;
		next[ from + by ] = one;
	}
	return next;
};

/** The slug of a shipping class. */
export const slugOf = ( name: string ): string =>
	name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-+|-+$/g, '' )
		.slice( 0, 64 );
