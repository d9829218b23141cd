<?php
/**
 * Payment instructions of offline methods.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Offline;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Instructions of the owner, and the shop's accounts for bank transfers.
 */
final class Instructions {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_payment_details', array( self::class, 'add' ), 10, 2 );
	}

	/**
	 * Adds the instructions for the payment method of an order.
	 *
	 * @param array<mixed> $details Instructions of other callbacks.
	 * @param Order        $order   Accepted unpaid order.
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
	 * Returns the data of a bank account, and the payment reference.
	 *
	 * @param array<string, string> $account Account with the keys of MethodSettings::ACCOUNT.
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
	 * Returns the labels of bank account data.
	 *
	 * @return array<string, string> Labels by key of MethodSettings::ACCOUNT.
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
