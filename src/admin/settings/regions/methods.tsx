import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Choice } from '../../../core/settings/payments';
import {
	newMethod,
	swapped,
	type ShippingMethod,
	type ShippingZone,
} from '../../../core/settings/shipping';
import { Text } from './text';
import { WeightCosts } from './weight-costs';

interface Props {
	methods: ShippingMethod[];
	/** All zones; method ids are unique across them. */
	zones: readonly ShippingZone[];
	types: Choice[];
	/** Shipping classes: slug to name. */
	classes: Readonly< Record< string, string > >;
	weightUnit: string;
	onChange: ( methods: ShippingMethod[] ) => void;
}

/** The fields of a method, by its type. */
const Amounts = ( {
	method,
	classes,
	change,
}: {
	method: ShippingMethod;
	classes: Props[ 'classes' ];
	change: ( edits: Partial< ShippingMethod > ) => void;
} ) => (
	<>
		{ method.type === 'free_shipping' ? (
			<Text
				label={ __( 'Minimum order amount', 'vitrine' ) }
				value={ method.minimum }
				onChange={ ( minimum ) => change( { minimum } ) }
			/>
		) : (
			<Text
				label={ __( 'Cost', 'vitrine' ) }
				value={ method.cost }
				onChange={ ( cost ) => change( { cost } ) }
			/>
		) }
		{ method.type === 'flat_rate' && (
			<>
				<Text
					label={ __( 'Free from', 'vitrine' ) }
					value={ method.free_from }
					onChange={ ( from ) => change( { free_from: from } ) }
				/>
				{ Object.entries( classes ).map( ( [ slug, name ] ) => (
					<Text
						key={ slug }
						label={ sprintf(
							/* translators: %s: name of a shipping class. */
							__( '“%s” shipping class cost', 'vitrine' ),
							name
						) }
						value={ method.class_costs[ slug ] ?? '' }
						onChange={ ( cost ) =>
							change( {
								class_costs: {
									...method.class_costs,
									[ slug ]: cost,
								},
							} )
						}
					/>
				) ) }
			</>
		) }
	</>
);

/** The shipping methods of a zone. */
export const Methods = ( {
	methods,
	zones,
	types,
	classes,
	weightUnit,
	onChange,
}: Props ) => (
	<div className="vitrine-zone__methods">
		<ul>
			{ methods.map( ( method, index ) => (
				<li key={ method.id }>
					<fieldset>
						<legend>
							{
								types.find(
									( { value } ) => value === method.type
								)?.label
							}
						</legend>
						<Text
							label={ __( 'Title', 'vitrine' ) }
							isValid={ null }
							value={ method.label }
							onChange={ ( label ) =>
								onChange(
									methods.map( ( one ) =>
										one === method ? { ...one, label } : one
									)
								)
							}
						/>
						<Amounts
							method={ method }
							classes={ classes }
							change={ ( edits ) =>
								onChange(
									methods.map( ( one ) =>
										one === method
											? { ...one, ...edits }
											: one
									)
								)
							}
						/>
						<Button
							icon="arrow-up-alt2"
							label={ sprintf(
								/* translators: %s: title of a shipping method. */
								__( 'Move “%s” up', 'vitrine' ),
								method.label
							) }
							disabled={ index === 0 }
							accessibleWhenDisabled
							onClick={ () =>
								onChange( swapped( methods, index, -1 ) )
							}
							size="compact"
						/>
						<Button
							icon="trash"
							label={ sprintf(
								/* translators: %s: title of a shipping method. */
								__( 'Remove “%s”', 'vitrine' ),
								method.label
							) }
							onClick={ () =>
								onChange(
									methods.filter( ( one ) => one !== method )
								)
							}
							size="compact"
						/>
						{ method.type === 'flat_rate' && (
							<WeightCosts
								bands={ method.weight_costs }
								unit={ weightUnit }
								onChange={ ( bands ) =>
									onChange(
										methods.map( ( one ) =>
											one === method
												? {
														...one,
														weight_costs: bands,
												  }
												: one
										)
									)
								}
							/>
						) }
					</fieldset>
				</li>
			) ) }
		</ul>
		{ types.map( ( { value, label } ) => (
			<Button
				key={ value }
				variant="tertiary"
				onClick={ () =>
					onChange( [
						...methods,
						newMethod(
							value as ShippingMethod[ 'type' ],
							label,
							zones
						),
					] )
				}
				size="compact"
			>
				{ sprintf(
					/* translators: %s: kind of a shipping method, such as "Flat rate". */
					__( 'Add: %s', 'vitrine' ),
					label
				) }
			</Button>
		) ) }
	</div>
);
