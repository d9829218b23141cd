import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	isShippingValid,
	slugOf,
	swapped,
	type ShippingData,
	type ShippingOption,
	type ShippingZone,
} from '../../../core/settings/shipping';
import { useRegionsContext } from './context';
import { Methods } from './methods';
import { SaveRow } from '../option/save-row';
import { ZoneRegions } from './zone-regions';
import type { Option } from '../option/use-option';

interface Props {
	data: ShippingData;
	option: Option< ShippingOption >;
}

/** Names of shipping classes, one per line; existing names keep their slug. */
const Classes = ( { option: { value, change } }: Props ) => (
	<TextareaControl
		label={ __( 'Shipping classes', 'vitrine' ) }
		help={ __(
			'One name per line, such as “Bulky”. Flat rates may add a cost for each.',
			'vitrine'
		) }
		value={ Object.values( value.classes ).join( '\n' ) }
		rows={ 3 }
		onChange={ ( text ) =>
			change( {
				classes: Object.fromEntries(
					text.split( '\n' ).flatMap( ( name ) => {
						const known = Object.entries( value.classes ).find(
							( [ , one ] ) => one === name
						);
						const slug = known?.[ 0 ] ?? slugOf( name );
						return slug ? [ [ slug, name ] as const ] : [];
					} )
				),
			} )
		}
	/>
);

const Zone = ( {
	zone,
	number,
	props: { data, option },
}: {
	zone: ShippingZone;
	/** From 1. */
	number: number;
	props: Props;
} ) => {
	const { zones, classes } = option.value;
	const index = number - 1;
	const change = ( edits: Partial< ShippingZone > ) =>
		option.change( {
			zones: zones.map( ( one, at ) =>
				at === index ? { ...one, ...edits } : one
			),
		} );
	const move = ( by: -1 | 1 ) =>
		option.change( { zones: swapped( zones, index, by ) } );
	/* translators: %d: number of a shipping zone. */
	const title = sprintf( __( 'Zone %d', 'vitrine' ), number );
	return (
		<fieldset className="vitrine-payments__method vitrine-zone">
			<legend>{ zone.name || title }</legend>
			<div className="vitrine-zone__tools">
				<Button
					icon="arrow-up-alt2"
					label={ sprintf(
						/* translators: %d: number of a shipping zone. */
						__( 'Move zone %d up', 'vitrine' ),
						number
					) }
					disabled={ index === 0 }
					accessibleWhenDisabled
					onClick={ () => move( -1 ) }
					size="compact"
				/>
				<Button
					icon="arrow-down-alt2"
					label={ sprintf(
						/* translators: %d: number of a shipping zone. */
						__( 'Move zone %d down', 'vitrine' ),
						number
					) }
					disabled={ number === zones.length }
					accessibleWhenDisabled
					onClick={ () => move( 1 ) }
					size="compact"
				/>
				<Button
					icon="trash"
					label={ sprintf(
						/* translators: %d: number of a shipping zone. */
						__( 'Remove zone %d', 'vitrine' ),
						number
					) }
					onClick={ () =>
						option.change( {
							zones: zones.filter( ( _one, at ) => at !== index ),
						} )
					}
					size="compact"
				/>
			</div>
			<TextControl
				label={ __( 'Zone name', 'vitrine' ) }
				value={ zone.name }
				maxLength={ 100 }
				onChange={ ( name ) => change( { name } ) }
				__next40pxDefaultSize
			/>
			<ZoneRegions
				countries={ data.countries }
				statesUrl={ data.states_url }
				regions={ zone.regions }
				onChange={ ( regions ) => change( { regions } ) }
			/>
			<TextareaControl
				label={ __( 'Limit to postcodes', 'vitrine' ) }
				help={ __(
					'One per line, with wildcards (CB23*) and ranges (90210…99000). Leave empty for all.',
					'vitrine'
				) }
				value={ zone.postcodes }
				rows={ 2 }
				maxLength={ 5000 }
				onChange={ ( postcodes ) => change( { postcodes } ) }
			/>
			<Methods
				methods={ zone.methods }
				zones={ zones }
				types={ data.types }
				classes={ classes }
				weightUnit={ data.weight_unit }
				onChange={ ( methods ) => change( { methods } ) }
			/>
		</fieldset>
	);
};

/** Shipping zones and methods of the built-in shop. */
export const ShippingPage = () => {
	const shipping = useRegionsContext()?.shipping;
	if ( ! shipping ) {
		return null;
	}
	const { zones } = shipping.option.value;
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby="vitrine-shipping"
		>
			<h2 id="vitrine-shipping">{ __( 'Shipping', 'vitrine' ) }</h2>
			<p>
				{ __(
					'Customers are offered the methods of the first zone that matches their address. Where no zone matches, products that need shipping cannot be ordered.',
					'vitrine'
				) }
			</p>
			{ zones.map( ( zone, index ) => (
				<Zone
					key={ index }
					zone={ zone }
					number={ index + 1 }
					props={ shipping }
				/>
			) ) }
			<p>
				<Button
					variant="secondary"
					onClick={ () =>
						shipping.option.change( {
							zones: [
								...zones,
								{
									name: '',
									regions: [],
									postcodes: '',
									methods: [],
								},
							],
						} )
					}
					__next40pxDefaultSize
				>
					{ __( 'Add zone', 'vitrine' ) }
				</Button>
			</p>
			<Classes { ...shipping } />
			<SaveRow
				edited={ shipping.option }
				isValid={ isShippingValid( shipping.option.value ) }
				label={ __( 'Save shipping settings', 'vitrine' ) }
			/>
		</section>
	);
};
