<?php
/**
 * Plain text template of order emails. The output is not HTML, so it is not escaped.
 *
 * @package Vitrine
 *
 * @var array{kind: string, order: \Vitrine\Commerce\Value\Order, shop: string, heading: string, intro: string, note: string, refunds: list<array{label: string, value: string, lines: list<array{label: string, value: string}>}>, downloads: list<\Vitrine\Commerce\Value\Download>, payment: list<array{heading: string, text: string, rows: list<array{label: string, value: string}>}>, link: string, button: string} $view
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Orders\OrderText;

defined( 'ABSPATH' ) || exit;

$placed = $view['order'];
$lines  = array( $view['heading'], '', $view['intro'], '' );
if ( '' !== $view['note'] ) {
	array_push( $lines, $view['note'], '' );
}
foreach ( $view['downloads'] as $at => $download ) {
	array_push( $lines, ...( 0 === $at ? array( __( 'Downloads', 'vitrine' ) ) : array() ) );
	array_push( $lines, implode( ' · ', array_filter( array( $download->name, $download->terms() ) ) ), ...( $download->is_open() ? array( $download->url ) : array() ), ...array( '' ) );
}
/* translators: 1: order number, 2: date. */
$lines[] = sprintf( __( 'Order #%1$d (%2$s)', 'vitrine' ), $placed->id, OrderText::date( $placed ) );
foreach ( $placed->items as $item ) {
	$data    = array_map( static fn ( array $datum ): string => $datum['name'] . ': ' . $datum['value'], $item['data'] );
	$lines[] = sprintf( '%d x %s%s: %s', $item['quantity'], $item['name'], array() === $data ? '' : ' (' . implode( ', ', $data ) . ')', $placed->currency->format( $item['subtotal'] ) );
}
$lines[] = '';
foreach ( OrderText::totals( $placed ) as $row ) {
	$lines[] = $row['label'] . ': ' . $row['value'];
}
foreach ( $view['refunds'] as $at => $refund ) {
	array_push( $lines, ...( 0 === $at ? array( '', __( 'Refunded', 'vitrine' ) ) : array() ) );
	$lines[] = "{$refund['label']}: {$refund['value']}";
	foreach ( $refund['lines'] as $row ) {
		$lines[] = "- {$row['label']}: {$row['value']}";
	}
}
foreach ( $view['payment'] as $detail ) {
	$rows = array_map( static fn ( array $row ): string => $row['label'] . ': ' . $row['value'], $detail['rows'] );
	array_push( $lines, '', ...array_filter( array( $detail['heading'], $detail['text'], ...$rows ) ) );
}
foreach ( OrderText::addresses( $placed ) as $heading => $address ) {
	array_push( $lines, '', $heading, ...$address );
}
foreach ( OrderText::fields( $placed ) as $field ) {
	array_push( $lines, '', $field['label'], $field['value'] );
}
if ( '' !== $placed->note ) {
	array_push( $lines, '', __( 'Order notes', 'vitrine' ), $placed->note );
}
array_push( $lines, '', "{$view['button']}: {$view['link']}", '', $view['shop'] );
echo implode( "\n", $lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
