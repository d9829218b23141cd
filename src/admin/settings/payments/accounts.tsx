import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	isIban,
	type Account,
	type Choice,
} from '../../../core/settings/payments';

const IBAN = 'iban';

/** The bank accounts for transfers. */
export const Accounts = ( {
	labels,
	accounts,
	onChange,
}: {
	labels: Choice[];
	accounts: Account[];
	onChange: ( accounts: Account[] ) => void;
} ) => {
	const change = ( index: number, key: string, text: string ) =>
		onChange(
			accounts.map( ( account, at ) =>
				at === index ? { ...account, [ key ]: text } : account
			)
		);
	return (
		<fieldset className="vitrine-payments__accounts">
			<legend>{ __( 'Account details', 'vitrine' ) }</legend>
			{ accounts.map( ( account, index ) => (
				<fieldset key={ index }>
					<legend>
						{ sprintf(
							/* translators: %d: number of a bank account in a list. */
							__( 'Account %d', 'vitrine' ),
							index + 1
						) }
					</legend>
					{ labels.map( ( { value: key, label } ) => {
						const text = account[ key ] ?? '';
						return (
							<TextControl
								key={ key }
								label={ label }
								value={ text }
								maxLength={ 100 }
								help={
									key === IBAN && text && ! isIban( text )
										? __(
												'This does not look like an IBAN. Please check it.',
												'vitrine'
										  )
										: undefined
								}
								onChange={ ( next ) =>
									change( index, key, next )
								}
								__next40pxDefaultSize
							/>
						);
					} ) }
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () =>
							onChange(
								accounts.filter( ( _one, at ) => at !== index )
							)
						}
						__next40pxDefaultSize
					>
						{ sprintf(
							/* translators: %d: number of a bank account in a list. */
							__( 'Remove account %d', 'vitrine' ),
							index + 1
						) }
					</Button>
				</fieldset>
			) ) }
			<Button
				variant="secondary"
				disabled={ accounts.length >= 10 }
				onClick={ () => onChange( [ ...accounts, {} ] ) }
				__next40pxDefaultSize
			>
				{ __( 'Add account', 'vitrine' ) }
			</Button>
		</fieldset>
	);
};
