<?php
/**
 * Message below the email field for guests with an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Island;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/checkout/email-message.tsx.
 *
 * @see spec 4.7
 */
final class EmailMessage {

	/**
	 * Renders the container of the message, which React hydrates.
	 *
	 * @param bool $shown Whether the message is shown.
	 */
	public static function island( bool $shown ): Markup {
		$props = array(
			'text'  => Settings::text( 'success_msg' ),
			'label' => __( 'Log in', 'vitrine' ),
			'shown' => $shown,
		);
		return Markup::tag(
			'div',
			array(
				'class'                          => Contract::name( 'markers.email_message' ),
				'role'                           => 'status',
				Contract::name( 'markers.view' ) => 'checkout',
			) + Island::attributes( 'vitrine-email-message', $props ),
			self::render( $props )
		);
	}

	/**
	 * Renders the message and the login button.
	 *
	 * @param array{text: string, label: string, shown: bool} $props The shape of `EmailMessageProps` in src/islands/checkout/types.ts.
	 */
	public static function render( array $props ): ?Markup {
		return $props['shown'] ? Markup::join(
			Markup::tag( 'span', array(), $props['text'] ),
			Markup::tag(
				'button',
				array(
					'type'  => 'button',
					'class' => Contract::name( 'markers.login_label' ),
				),
				$props['label']
			)
		) : null;
	}
}
