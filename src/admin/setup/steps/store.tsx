import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../../core/money';
import {
	currencyCodes,
	currencyFormat,
	currencyLabel,
	languageTag,
} from '../../../core/setup/currencies';
import type { StoreDraft } from '../../../core/setup/steps';
import type { SetupData } from '../data';
import { inCountry } from '../use-draft';

/** Example price in units of the currency. */
const EXAMPLE = 1234.5;

/** Country and currency of the shop. */
export const StoreStep = ( {
	store,
	data: { locale, payments },
	onChange,
}: {
	store: StoreDraft;
	data: SetupData;
	onChange: ( store: StoreDraft ) => void;
} ) => {
	const { country, currency } = store;
	const language = languageTag( locale, country );
	const codes = currencyCodes();
	const known = codes.includes( currency.code )
		? codes
		: [ currency.code, ...codes ];
	return (
		<>
			<SelectControl
				label={ __( 'Country', 'vitrine' ) }
				help={ __(
					'Where your shop is based. The currency is set to match.',
					'vitrine'
				) }
				value={ country }
				options={ [
					{
						value: '',
						label: __( 'Select a country…', 'vitrine' ),
					},
					...payments.countries,
				] }
				onChange={ ( next ) =>
					onChange( inCountry( next, locale, store ) )
				}
			/>
			<SelectControl
				label={ __( 'Currency', 'vitrine' ) }
				value={ currency.code }
				options={ known
					.map( ( code ) => ( {
						value: code,
						label: currencyLabel( code, language ),
					} ) )
					.sort( ( a, b ) =>
						a.label.localeCompare( b.label, language )
					) }
				onChange={ ( code ) =>
					onChange( {
						...store,
						currency: currencyFormat( code, language ),
					} )
				}
			/>
			<p className="vitrine-setup__example" role="status">
				{ sprintf(
					/* translators: %s: an amount of money. */
					__( 'Prices are shown like this: %s', 'vitrine' ),
					formatMoney(
						Math.round( EXAMPLE * 10 ** currency.decimals ),
						currency
					)
				) }
			</p>
		</>
	);
};
