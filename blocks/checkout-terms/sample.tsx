import { __ } from '@wordpress/i18n';

interface Props {
	/** Privacy text, with `[privacy_policy]` in place of the link. */
	text: string;
}

/**
 * Sample terms. PHP: `View\Checkout\Parts\Paying`.
 *
 * @param props
 * @param props.text
 */
export const Sample = ( { text }: Props ) => {
	const [ before, after ] = text.split( '[privacy_policy]' );
	return (
		<div className="form-row vitrine-terms">
			<p className="vitrine-privacy-text">
				{ before }
				<a href="#privacy">{ __( 'privacy policy', 'vitrine' ) }</a>
				{ after }
			</p>
		</div>
	);
};
