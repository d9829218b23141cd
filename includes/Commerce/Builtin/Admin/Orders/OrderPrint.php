<?php
/**
 * Printable order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Page to print without admin menu: the order with prices, or the packing slip without.
 */
final class OrderPrint {

	/** Action of admin-post.php. */
	public const ACTION = 'vitrine_print_order';

	/** Document with prices. */
	public const ORDER = 'order';

	/** Document without prices. */
	public const PACKING_SLIP = 'packing-slip';

	/** Print styles. */
	private const STYLE = '
		body { max-inline-size: 180mm; margin: 10mm auto; padding-inline: 5mm; font: 11pt/1.5 system-ui, sans-serif; color: #000; background: #fff; }
		h1 { font-size: 18pt; margin: 0; }
		h2 { font-size: 11pt; margin: 0 0 1mm; }
		header p, .addresses p, address { margin: 0; font-style: normal; }
		.addresses { display: flex; flex-wrap: wrap; gap: 5mm 20mm; margin-block: 8mm; }
		table { inline-size: 100%; border-collapse: collapse; margin-block-end: 8mm; }
		th, td { padding: 2mm 1mm; border-block-end: 1px solid #bbb; text-align: start; vertical-align: top; }
		th:not(:first-child), td:not(:first-child) { text-align: end; white-space: nowrap; }
		thead { display: table-header-group; }
		tr { break-inside: avoid; }
		button { float: inline-end; font: inherit; padding: 1mm 4mm; }
		@media print { button { display: none; } body { margin: 0; padding: 0; max-inline-size: none; } }
	';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
	}

	/**
	 * Returns the URL of a document. It changes nothing, so it needs no nonce.
	 *
	 * @param Order  $order    The order.
	 * @param string $document One of the constants.
	 */
	public static function url( Order $order, string $document ): string {
		$args = array(
			'action'   => self::ACTION,
			'order'    => $order->id,
			'document' => $document,
		);
		return add_query_arg( $args, admin_url( 'admin-post.php' ) );
	}

	/**
	 * Sends a document to users who can see orders.
	 */
	public function send(): never {
		if ( ! current_user_can( AdminScreen::capability() ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		$order = $this->services->store->load( (int) AdminScreen::query( 'order' ) );
		if ( null === $order ) {
			wp_die( esc_html__( 'Order not found.', 'vitrine' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		self::render( $order, self::PACKING_SLIP === AdminScreen::query( 'document' ) );
		exit;
	}

	/**
	 * Prints the page.
	 *
	 * @param Order $order   The order.
	 * @param bool  $packing Whether it is a packing slip.
	 */
	private static function render( Order $order, bool $packing ): void {
		/* translators: %d: order number. */
		$number = sprintf( __( 'Order #%d', 'vitrine' ), $order->id );
		$title  = $packing ? __( 'Packing slip', 'vitrine' ) : $number;
		$shop   = (string) get_bloginfo( 'name', 'display' );
		printf( '<!DOCTYPE html><html %s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">', get_language_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it.
		printf( '<meta name="robots" content="noindex"><title>%s</title><style>%s</style></head><body>', esc_html( "$number, $shop" ), self::STYLE ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constant.
		printf( '<button type="button" id="print">%s</button>', esc_html__( 'Print', 'vitrine' ) );
		$line = ( $packing ? "$number, " : '' ) . OrderText::date( $order );
		printf( '<header><p>%s</p><h1>%s</h1><p>%s</p></header>', esc_html( $shop ), esc_html( $title ), esc_html( $line ) );
		self::addresses( $order, $packing );
		self::items( $order, $packing );
		foreach ( OrderText::fields( $order ) as $field ) {
			printf( '<h2>%s</h2><p>%s</p>', esc_html( $field['label'] ), nl2br( esc_html( $field['value'] ) ) );
		}
		if ( '' !== $order->note ) {
			printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Customer provided note', 'vitrine' ), nl2br( esc_html( $order->note ) ) );
		}
		wp_print_inline_script_tag( "document.getElementById( 'print' ).addEventListener( 'click', () => window.print() );" );
		echo '</body></html>';
	}

	/**
	 * Prints the addresses; on packing slips only the destination.
	 *
	 * @param Order $order   The order.
	 * @param bool  $packing Whether it is a packing slip.
	 */
	private static function addresses( Order $order, bool $packing ): void {
		$addresses = OrderText::addresses( $order );
		echo '<section class="addresses">';
		foreach ( $packing ? array_slice( $addresses, -1, null, true ) : $addresses as $heading => $lines ) {
			printf( '<div><h2>%s</h2><address>', esc_html( $heading ) );
			echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Lines are escaped.
			echo '</address></div>';
		}
		if ( $packing && '' !== $order->shipping_label && array() !== $order->shipping ) {
			printf( '<div><h2>%s</h2><p>%s</p></div>', esc_html__( 'Shipping method', 'vitrine' ), esc_html( $order->shipping_label ) );
		}
		echo '</section>';
	}

	/**
	 * Prints the items.
	 *
	 * @param Order $order   The order.
	 * @param bool  $packing Whether to omit prices.
	 */
	private static function items( Order $order, bool $packing ): void {
		printf( '<table><thead><tr><th scope="col">%s</th><th scope="col">%s</th>', esc_html__( 'Product', 'vitrine' ), esc_html__( 'Quantity', 'vitrine' ) );
		echo $packing ? '' : sprintf( '<th scope="col">%s</th>', esc_html__( 'Price', 'vitrine' ) );
		echo '</tr></thead><tbody>';
		foreach ( $order->items as $item ) {
			printf( '<tr><td>%s', esc_html( $item['name'] ) );
			foreach ( $item['data'] as $datum ) {
				printf( '<br><small>%s: %s</small>', esc_html( $datum['name'] ), esc_html( $datum['value'] ) );
			}
			printf( '</td><td>%d</td>', (int) $item['quantity'] );
			echo $packing ? '' : sprintf( '<td>%s</td>', esc_html( $order->currency->format( $item['subtotal'] ) ) );
			echo '</tr>';
		}
		echo '</tbody>';
		if ( ! $packing ) {
			echo '<tfoot>';
			foreach ( OrderText::totals( $order ) as $row ) {
				printf( '<tr><th scope="row" colspan="2">%s</th><td>%s</td></tr>', esc_html( $row['label'] ), esc_html( $row['value'] ) );
			}
			echo '</tfoot>';
		}
		echo '</table>';
	}
}
