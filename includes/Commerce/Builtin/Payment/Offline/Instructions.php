<?php
/**
 * How the shop's offline methods are paid.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Offline;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's instructions, and for a bank transfer the shop's accounts.
 */
final class Instructions {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_payment_details', array( self::class, 'add' ), 10, 2 );
	}

	/**
	 * Adds what the owner has written for the order's method.
	 *
	 * @param array<mixed> $details Of others.
	 * @param Order        $order   Accepted and unpaid.
	 * @return array<mixed>
	 */
	public static function add( array $details, Order $order ): array {
		$settings = PaymentSettings::get()->method( $order->payment_method );
		if ( '' !== $settings->instructions ) {
			$details[] = array(
				'heading' => $order->payment_title,
				'text'    => $settings->instructions,
			);
		}
		if ( BankTransfer::ID === $order->payment_method ) {
			foreach ( $settings->accounts as $index => $account ) {
				$details[] = array(
					'heading' => 0 === $index ? __( 'Our bank details', 'vitrine' ) : '',
					'rows'    => self::rows( $account, $order ),
				);
			}
		}
		return $details;
	}

	/**
	 * What is known of an account, and what the money is for.
	 *
	 * @param array<string, string> $account Keys of MethodSettings::ACCOUNT.
	 * @param Order                 $order   The order.
	 * @return list<array{label: string, value: string}>
	 */
	private static function rows( array $account, Order $order ): array {
		$rows = array();
		foreach ( self::labels() as $key => $label ) {
			if ( '' !== ( $account[ $key ] ?? '' ) ) {
				$rows[] = array(
					'label' => $label,
					'value' => $account[ $key ],
				);
			}
		}
		$rows[] = array(
			'label' => __( 'Payment reference', 'vitrine' ),
			/* translators: %d: order number. */
			'value' => sprintf( __( 'Order #%d', 'vitrine' ), $order->id ),
		);
		return $rows;
	}

	/**
	 * What the parts of a bank account are called.
	 *
	 * @return array<string, string> By the keys of MethodSettings::ACCOUNT.
	 */
	public static function labels(): array {
		return array(
			'account_name'   => __( 'Account name', 'vitrine' ),
			'bank_name'      => __( 'Bank name', 'vitrine' ),
			'account_number' => __( 'Account number', 'vitrine' ),
			'sort_code'      => __( 'Sort code', 'vitrine' ),
			'iban'           => __( 'IBAN', 'vitrine' ),
			'bic'            => __( 'BIC / Swift', 'vitrine' ),
		);
	}
}
