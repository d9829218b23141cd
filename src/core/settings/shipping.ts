import { isAmount, type Choice } from './payments';

/** A surcharge from a given weight, in the shop's unit; both as typed. */
export interface WeightBand {
	from: string;
	cost: string;
}

/** A shipping method; amounts as typed. */
export interface ShippingMethod {
	/** Unique in the shop. */
	id: string;
	type: 'flat_rate' | 'free_shipping' | 'local_pickup';
	/** Shown to shoppers. */
	label: string;
	cost: string;
	/** Subtotal from which it is free; empty: never. */
	free_from: string;
	/** Minimum subtotal for it to be available. */
	minimum: string;
	/** Surcharge by shipping class. */
	class_costs: Readonly< Record< string, string > >;
	/** Surcharges by weight: the one with the highest reached weight applies. */
	weight_costs: WeightBand[];
}

/**
 * A shipping zone. Without regions and postcodes it covers all locations that
 * no zone before it matches.
 */
export interface ShippingZone {
	name: string;
	/** Country (`DE`) or country and state (`US:CA`). */
	regions: string[];
	postcodes: string;
	methods: ShippingMethod[];
}

/** The option's value in the settings route. */
export interface ShippingOption {
	/** In order: the first zone that matches an address applies. */
	zones: ShippingZone[];
	/** Shipping classes: slug to name. */
	classes: Readonly< Record< string, string > >;
}

/** Data of the Shipping screen. */
export interface ShippingData {
	/** Name of the option. */
	option: string;
	value: ShippingOption;
	countries: Choice[];
	/** URL for the states of a country. */
	states_url: string;
	types: Choice[];
	/** Such as `kg`. */
	weight_unit: string;
}

const WEIGHT = /^\d{1,9}([.,]\d{1,6})?$/;

/** Whether a text is a weight. */
export const isWeight = ( text: string ): boolean => WEIGHT.test( text );

/** Whether the value can be saved. */
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
 * Creates a method with a unique id and empty settings.
 *
 * @param type
 * @param label The name of its type.
 * @param zones All zones.
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

/** Moves an item one place up (-1) or down (1). */
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

/** The slug for a shipping class. */
export const slugOf = ( name: string ): string =>
	name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-+|-+$/g, '' )
		.slice( 0, 64 );
