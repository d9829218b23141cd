import {
	Button,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	emptyRate,
	isTaxValid,
	type TaxData,
	type TaxOption,
	type TaxRate,
} from '../../../core/settings/tax';
import { useRegionsContext } from './context';
import { columns, RateRow } from './rate-row';
import { useStates } from './use-states';
import { SaveRow } from '../option/save-row';
import type { Option } from '../option/use-option';

interface Props {
	data: TaxData;
	option: Option< TaxOption >;
}

/** The state in the shop's address. */
const ShopState = ( {
	data,
	option: { value, change },
}: {
	data: TaxData;
	option: Pick< Option< TaxOption >, 'value' | 'change' >;
} ) => {
	const { base } = value;
	const states = useStates( data.states_url, [ base.country ] );
	const listed = states[ base.country ] ?? [];
	const shared = {
		label: __( 'Shop state', 'vitrine' ),
		help: __(
			'Leave empty where taxes do not differ by state.',
			'vitrine'
		),
		value: base.state,
		onChange: ( state: string ) => change( { base: { ...base, state } } ),
		__next40pxDefaultSize: true,
	};
	return listed.length ? (
		<SelectControl
			{ ...shared }
			options={ [ { value: '', label: '—' }, ...listed ] }
		/>
	) : (
		<TextControl { ...shared } maxLength={ 100 } />
	);
};

const Calculation = ( { data, option: { value, change } }: Props ) => (
	<>
		<ToggleControl
			label={ __(
				'Yes, I will enter prices inclusive of tax',
				'vitrine'
			) }
			help={ __(
				'Prices, shipping costs and coupons are entered with the tax of your shop’s address.',
				'vitrine'
			) }
			checked={ value.prices_include_tax }
			onChange={ ( on ) => change( { prices_include_tax: on } ) }
		/>
		<SelectControl
			label={ __( 'Calculate tax based on', 'vitrine' ) }
			value={ value.based_on }
			options={ [
				{
					value: 'shipping',
					label: __( 'Customer shipping address', 'vitrine' ),
				},
				{
					value: 'billing',
					label: __( 'Customer billing address', 'vitrine' ),
				},
				{ value: 'base', label: __( 'Shop address', 'vitrine' ) },
			] }
			onChange={ ( based_on ) => change( { based_on } ) }
		/>
		<SelectControl
			label={ __( 'Shop country', 'vitrine' ) }
			value={ value.base.country }
			options={ [
				{
					value: '',
					label: __( 'By the site’s language', 'vitrine' ),
				},
				...data.countries,
			] }
			onChange={ ( country ) =>
				change( { base: { country, state: '', postcode: '' } } )
			}
		/>
		<ShopState data={ data } option={ { value, change } } />
	</>
);

const Display = ( { option: { value, change } }: Props ) => (
	<>
		<ToggleControl
			label={ __(
				'Display prices in the shop including tax',
				'vitrine'
			) }
			checked={ value.shop_incl }
			onChange={ ( on ) => change( { shop_incl: on } ) }
		/>
		<ToggleControl
			label={ __(
				'Display prices during cart and checkout including tax',
				'vitrine'
			) }
			checked={ value.cart_incl }
			onChange={ ( on ) => change( { cart_incl: on } ) }
		/>
		<ToggleControl
			label={ __(
				'Round tax per line instead of at subtotal level',
				'vitrine'
			) }
			help={ __(
				'If off, the tax of each rate is rounded once for the whole order.',
				'vitrine'
			) }
			checked={ value.by_line }
			onChange={ ( on ) => change( { by_line: on } ) }
		/>
	</>
);

const Rates = ( { data, option: { value, change } }: Props ) => {
	const { rates } = value;
	const states = useStates(
		data.states_url,
		rates.map( ( { country } ) => country )
	);
	const edit = ( index: number, edits: Partial< TaxRate > ) =>
		change( {
			rates: rates.map( ( rate, at ) =>
				at === index ? { ...rate, ...edits } : rate
			),
		} );
	return (
		<>
			<h3 id="vitrine-tax-rates">{ __( 'Tax rates', 'vitrine' ) }</h3>
			<p>
				{ __(
					'Of several rates with the same priority only the closest one applies; rates with different priorities are added up. Postcodes may have wildcards (CB23*) and ranges (90210…99000), separated by semicolons.',
					'vitrine'
				) }
			</p>
			{ rates.length > 0 && (
				<div className="vitrine-rates">
					<table
						className="widefat striped"
						aria-labelledby="vitrine-tax-rates"
					>
						<thead>
							<tr>
								{ Object.values( columns() ).map( ( name ) => (
									<th scope="col" key={ name }>
										{ name }
									</th>
								) ) }
								<td />
							</tr>
						</thead>
						<tbody>
							{ rates.map( ( rate, index ) => (
								<RateRow
									key={ index }
									rate={ rate }
									number={ index + 1 }
									countries={ data.countries }
									states={ states[ rate.country ] ?? [] }
									classes={ data.classes }
									onChange={ ( edits ) =>
										edit( index, edits )
									}
									onRemove={ () =>
										change( {
											rates: rates.filter(
												( _one, at ) => at !== index
											),
										} )
									}
								/>
							) ) }
						</tbody>
					</table>
				</div>
			) }
			<p>
				<Button
					variant="secondary"
					onClick={ () =>
						change( {
							rates: [ ...rates, emptyRate( value.base ) ],
						} )
					}
					__next40pxDefaultSize
				>
					{ __( 'Add rate', 'vitrine' ) }
				</Button>
			</p>
		</>
	);
};

/** Tax options and rates of the built-in shop. */
export const TaxPage = () => {
	const tax = useRegionsContext()?.tax;
	return tax ? (
		<section
			className="vitrine-settings__group"
			aria-labelledby="vitrine-tax"
		>
			<h2 id="vitrine-tax">{ __( 'Tax', 'vitrine' ) }</h2>
			<Calculation { ...tax } />
			<Display { ...tax } />
			<Rates { ...tax } />
			<SaveRow
				edited={ tax.option }
				isValid={ isTaxValid( tax.option.value ) }
				label={ __( 'Save tax settings', 'vitrine' ) }
			/>
		</section>
	) : null;
};
