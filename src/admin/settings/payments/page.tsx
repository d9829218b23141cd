import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SaveRow } from '../option/save-row';
import { MethodCard } from './method';
import { usePaymentsContext } from './state';

/** The payment methods of the built-in shop. */
export const PaymentsPage = () => {
	const payments = usePaymentsContext();
	if ( ! payments ) {
		return null;
	}
	const { methods } = payments;
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby="vitrine-payments"
		>
			<h2 id="vitrine-payments">{ __( 'Payments', 'vitrine' ) }</h2>
			{ ! methods.some( ( { settings } ) => settings.enabled ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'No payment method is enabled, so nobody can place an order.',
						'vitrine'
					) }
				</Notice>
			) }
			<ul className="vitrine-payments">
				{ methods.map( ( method, index ) => (
					<MethodCard
						key={ method.id }
						method={ method }
						payments={ payments }
						isFirst={ index === 0 }
						isLast={ index === methods.length - 1 }
					/>
				) ) }
			</ul>
			<SaveRow
				edited={ payments }
				isValid={ payments.isValid }
				label={ __( 'Save payment methods', 'vitrine' ) }
			/>
		</section>
	);
};
